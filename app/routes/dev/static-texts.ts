import { cents } from "#domain/money.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";

/** Invented people for the component page. */
export const SAMPLE_SPEAKERS: readonly SpeakerCardData[] = [
  {
    slug: "miriam-falkenau",
    name: "Dr. Miriam Falkenau",
    jobTitle: "Organisationspsychologin",
    city: "München",
    portrait: null,
    talkTitle: "Mut ist Teamarbeit",
    topics: ["Führung", "Wandel", "Teamkultur", "Resilienz"],
    rating: 4.92,
    reviewCount: 38,
    languages: ["Deutsch", "Englisch"],
    startingFee: cents(250_000),
    isQuickBookable: true,
  },
  {
    slug: "tobias-reinfeld",
    name: "Tobias Reinfeld",
    jobTitle: "Ehemaliger Pilot und Trainer für Entscheidungen unter Druck",
    city: "Hamburg",
    portrait: "/images/missing-on-purpose.webp",
    talkTitle: "Was im Cockpit niemand sagt",
    topics: ["Entscheidung", "Sicherheit"],
    rating: 4.5,
    reviewCount: 1,
    languages: ["Deutsch", "Französisch"],
    startingFee: null,
    isQuickBookable: false,
  },
];

export type SampleBooking = {
  number: string;
  day: string;
  customer: string;
  shape: "done" | "asked" | "waiting" | "failed" | "off";
  state: string;
  gross: string;
};

export const SAMPLE_BOOKINGS: readonly SampleBooking[] = [
  {
    number: "WB-2026-0321",
    day: "19. März 2026",
    customer: "Lechforum Augsburg",
    shape: "done",
    state: "Bestätigt",
    gross: "6.093 €",
  },
  {
    number: "WB-2026-0320",
    day: "7. Mai 2026",
    customer: "Nordkap Versicherung",
    shape: "asked",
    state: "Angefragt",
    gross: "3.713 €",
  },
  {
    number: "WB-2026-0318",
    day: "8. April 2026",
    customer: "Lorvig Logistik",
    shape: "failed",
    state: "Rechnung fehlt",
    gross: "9.806 €",
  },
];
