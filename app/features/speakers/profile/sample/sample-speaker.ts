import { cents } from "#domain/money.ts";
import type { ProfileView } from "../profile-view.ts";
import { OFFER_TEXTS, SHEET_FORMATS, travelText } from "../texts.ts";

/** Invented from top to bottom; shown, marked as an example, when a profile cannot be read (C-13). */
export const SAMPLE_SPEAKER: ProfileView = {
  id: "beispiel",
  slug: "beispiel",
  name: "Maria Beispiel",
  jobTitle: "Keynote-Speakerin",
  city: "Musterstadt",
  shortBio: "So sieht ein Profil auf der Wortbühne aus.",
  paragraphs: [
    "An dieser Stelle erzählen Speakerinnen und Speaker, wofür sie stehen und woher sie kommen.",
    "Darunter finden Sie Vorträge, Videos, Publikationen und Referenzen, daneben den Preis und den Kalender.",
  ],
  topics: ["Führung", "Kommunikation", "Wandel"],
  style: "Sachlich, mit Beispielen",
  languages: ["Deutsch"],
  photos: [],
  portrait: null,
  isVerified: false,
  isTop: false,
  isQuickBookable: false,
  rating: null,
  reviewCount: 0,
  events: 0,
  bookings: 0,
  years: 5,
  keyPoints: [],
  awards: [],
  talks: [
    {
      id: "beispiel",
      title: "Ein Vortrag als Beispiel",
      description: "Worum es geht, was das Publikum mitnimmt und wie lange es dauert.",
      tags: ["Beispiel"],
      duration: "20, 40 oder 60 Minuten",
      price: "Ab €2.500 zzgl. USt",
      isBookable: false,
    },
  ],
  videos: [],
  publications: [],
  testimonials: [],
  testimonialCount: 0,
  topReferences: [],
  offer: {
    start: { before: "ab", amount: "€2.975", after: "inkl. MwSt." },
    net: "Ab €2.500 zzgl. USt",
    startingFee: cents(250_000),
    formats: [
      { label: SHEET_FORMATS[20], detail: OFFER_TEXTS.minutes(20), price: "2.500\u00a0€" },
      { label: SHEET_FORMATS[40], detail: OFFER_TEXTS.minutes(40), price: "5.000\u00a0€" },
      { label: SHEET_FORMATS[60], detail: OFFER_TEXTS.minutes(60), price: "7.500\u00a0€" },
    ],
    lengths: [],
    travel: travelText(null),
    extras: `Alle Preise zzgl. USt, ${travelText(null)}`,
    lines: [],
    workshops: [],
  },
};
