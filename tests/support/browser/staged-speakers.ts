import type { DemoSpeaker } from "#data/seed/content/types.ts";
import { isoDate } from "#domain/time/iso-date.ts";

/** Speakers of the browser tests alone: they show the limits that no speaker of the demo reaches. */

/** Words of exactly so many characters. */
function words(length: number, sentence: string): string {
  return `${sentence} `
    .repeat(length)
    .slice(0, length - 1)
    .trimEnd()
    .padEnd(length, ".");
}

const photo = (file: string) => ({ image_url: `demo/${file}.webp`, width: 1200, height: 900 });

const BASE = {
  title: null,
  email: "probe@demo.example",
  presentation_style: "Erzählend, mit Geschichten",
  gender: null,
  categories: ["technology"],
  hero_image_url: "demo/jonas-ettlin-hero.webp",
  profile_image_url: "demo/jonas-ettlin-portrait.webp",
  lat: 53.55,
  lng: 9.99,
  phone: null,
  travel_fee_usd: null,
  is_verified: false,
  is_top_speaker: false,
  quick_booking_available: false,
  allows_direct_booking: true,
  availability_status: "available",
  trust_badges: [],
  social_links: {},
  is_active: true,
  status: "active",
  created_at: "2021-01-04T09:00:00Z",
} satisfies Partial<DemoSpeaker>;

const testimonial = (author: string, rating: number, company: string | null) => ({
  author,
  role: "Leitung Veranstaltungen",
  company,
  quote: `${author} sagt: So war es.`,
  rating,
  event_date: isoDate("2025-05-12"),
  logo_url: null,
});

const video = (at: number, duration_seconds: number | null) => ({
  url: `https://www.youtube.com/watch?v=wb-probe-0${at}`,
  title: `Auftritt ${at}`,
  description: "Mitschnitt.",
  duration_seconds,
});

const talk = (title: string, length: number) => ({
  title,
  subtitle: "Aus der Werkstatt",
  description: words(length, "Was Häuser zusammenhält, sieht man erst beim Umbau"),
  available_durations: [20, 40],
  duration: 40,
  category: "technology" as const,
  tags: ["KI", "Führung"],
});

/** More of everything than a page shows at once. */
export const FULL: DemoSpeaker = {
  ...BASE,
  slug: "paula-grevenstein",
  name: "Paula Grevenstein",
  job_title: "Bauhistorikerin, Gutachterin und Begleiterin großer Umbauten",
  company: "Büro Grevenstein",
  short_bio: words(420, "Ich erzähle, was Häuser zusammenhält und wann man sie umbaut"),
  detailed_bio: words(500, "Paula Grevenstein liest Häuser wie andere Menschen Akten"),
  specialties: ["Umbau", "Geduld", "Handwerk", "Statik", "Erbe"],
  languages_spoken: ["Deutsch", "Englisch"],
  address_label: "Hamburg, Deutschland",
  fee_20: 2500,
  fee_40: 5000,
  fee_60: 7500,
  lengths_not_offered: [],
  fee_workshop_half_day: 600_000,
  fee_workshop_full_day: 900_000,
  fee_qa_15min_cents: 40_000,
  fee_qa_30min_cents: 70_000,
  offers_qa: true,
  average_rating: 4.8,
  reviews: 7,
  successful_events_count: 42,
  total_bookings: 51,
  years_experience: 9,
  talks: [talk("Der lange Satz", 151), talk("Der kurze Satz", 150)],
  videos: [
    video(1, 930),
    video(2, null),
    video(3, 62),
    video(4, null),
    { ...video(5, null), url: "https://vimeo.com/123" },
  ],
  publications: [
    {
      title: "Was trägt",
      description: "Ein Aufsatz über Wände.",
      url: "https://handelsblatt.example/was-traegt",
      year: 2024,
      preview_image_url: "demo/jonas-ettlin-screen.webp",
      language_code: "de",
      domain: "handelsblatt.example",
      published_date: isoDate("2024-05-12"),
      read_time_minutes: 6,
    },
    {
      title: "Vergriffen",
      description: "Ein Beitrag, den niemand mehr druckt.",
      url: null,
      year: 2020,
      preview_image_url: null,
      language_code: "en",
      domain: null,
      published_date: isoDate("2020-11-02"),
      read_time_minutes: null,
    },
  ],
  testimonials: [
    testimonial("Ada Dreier", 3, "Dachwerk Nord"),
    { ...testimonial("Bea Fünfer", 5, "Silberbach AG"), logo_url: "demo/kein-logo.webp" },
    testimonial("Cem Vierer", 4, null),
    testimonial("Dora Beste", 5, "Hausbank Süd"),
    testimonial("Emil Zweier", 2, "Ziegelei Lauf"),
    testimonial("Fritz Einser", 1, "Gerüstbau Auer"),
    testimonial("Gesa Nochmal", 4, "Stadt Wendhausen"),
  ],
  speaker_awards: [2025, 2024, 2023, 2022, 2021].map((year) => ({
    title: `Denkmalpreis ${year}`,
    issuer: "Bund der Baumeister",
    date_issued: isoDate(`${year}-06-14`),
    description: "Bestes Gutachten",
  })),
  speaker_key_points: [
    { title: "Drittens", description: "Kommt zuletzt.", icon_name: "Globe", sort_order: 3 },
    { title: "Erstens", description: "Kommt zuerst.", icon_name: "Target", sort_order: 1 },
    { title: "Zweitens", description: "Liegt dazwischen.", icon_name: "Clock", sort_order: 2 },
  ],
  gallery_images: [
    "jonas-ettlin-flip",
    "jonas-ettlin-screen",
    "jonas-ettlin-talk",
    "walter-kienzl-flip",
    "walter-kienzl-screen",
    "walter-kienzl-talk",
    "reza-tavakolian-flip",
  ].map(photo),
  workshops: [
    {
      title: "Umbau am Tisch",
      description: "Ein Tag mit Plänen.",
      duration_hours: 8,
      fee_cents: 820_000,
      is_active: true,
    },
  ],
};

/** As little as a profile can hold: three photos, one talk, and no word of theirs. */
export const BARE: DemoSpeaker = {
  ...BASE,
  slug: "nils-ahrenkiel",
  name: "Nils Ahrenkiel",
  job_title: "Orgelbauer",
  company: null,
  short_bio: "Ich höre zuerst zu.",
  detailed_bio: words(200, "Nils Ahrenkiel stimmt Orgeln und manchmal Sitzungen"),
  specialties: ["Handwerk"],
  languages_spoken: ["Deutsch"],
  address_label: "Lübeck, Deutschland",
  fee_20: null,
  fee_40: null,
  fee_60: null,
  lengths_not_offered: [],
  fee_workshop_half_day: null,
  fee_workshop_full_day: null,
  fee_qa_15min_cents: 40_000,
  fee_qa_30min_cents: 70_000,
  offers_qa: false,
  average_rating: 4.4,
  reviews: 0,
  successful_events_count: 12,
  total_bookings: 12,
  years_experience: 5,
  talks: [talk("Nur ein Ton", 150)],
  videos: [],
  publications: [],
  testimonials: [],
  speaker_awards: [],
  speaker_key_points: [],
  gallery_images: ["reza-tavakolian-screen", "reza-tavakolian-talk"].map(photo),
  workshops: [],
};
