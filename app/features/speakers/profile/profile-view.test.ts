import { expect, test } from "vitest";
import { durationFormats } from "#domain/pricing/duration-formats.ts";
import { priceHint } from "#domain/pricing/price-hint.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import type { SpeakerProfile } from "../read/read-speaker.server.ts";
import { profileView } from "./profile-view.ts";

const NOTHING = {
  talks: [],
  workshops: [],
  videos: [],
  publications: [],
  testimonials: [],
  gallery_images: [],
  speaker_awards: [],
  speaker_key_points: [],
};

/** Only what the test is about; every other column is as empty as the table allows. */
function view(change: Partial<SpeakerProfile>) {
  const row = {
    testimonial_count: change.testimonials?.length ?? 0,
    id: "s1",
    slug: "mira",
    name: "Mira",
    title: null,
    job_title: null,
    short_bio: null,
    bio: "Kurz.",
    detailed_bio: null,
    presentation_style: null,
    specialties: [],
    languages_spoken: [],
    hero_image_url: null,
    profile_image_url: null,
    address_label: null,
    fee_20: null,
    fee_40: null,
    fee_60: null,
    lengths_not_offered: [],
    fee_workshop_half_day: null,
    fee_workshop_full_day: null,
    fee_qa_15min_cents: null,
    fee_qa_30min_cents: null,
    offers_qa: false,
    is_verified: false,
    quick_booking_available: false,
    average_rating: 0,
    reviews: 0,
    successful_events_count: 0,
    total_bookings: null,
    years_experience: null,
    ...NOTHING,
    ...change,
  };
  return profileView(row as unknown as SpeakerProfile, 1900);
}

const testimonial = (rating: number, author: string) => ({
  author,
  rating,
  position: null,
  role: "Leiterin",
  company: null,
  content: null,
  quote: `Satz von ${author}`,
  event_date: isoDate("2025-05-12"),
  logo_url: null,
  review_id: null,
  reply: null,
});

test.each([
  [4.8, "4,80"],
  [5, "5,00"],
  [4.666, "4,67"],
])("a rating of %d reads %s [PROF-20]", (average_rating, text) => {
  expect(view({ average_rating }).rating).toBe(text);
});

test("of five specialties three are shown [PROF-17] [PROFM-07] [CONST-20] [ENT-09]", () => {
  expect(view({ specialties: ["A", "B", "C", "D", "E"] }).topics).toEqual(["A", "B", "C"]);
});

test("an award makes a top speaker, and so does the rule [FEAT-07]", () => {
  const record = { average_rating: 4, successful_events_count: 50, total_bookings: 80 };
  expect(view({ ...record, is_top_speaker: true }).isTop).toBe(true);
  expect(view({ ...record, average_rating: 4.5, is_top_speaker: false }).isTop).toBe(true);
});

test("the two best testimonials are the top references [PROF-33] [CONST-23]", () => {
  const testimonials = [3, 5, 4, 5].map((rating, at) => testimonial(rating, `P${at}`));
  const { topReferences, reviewCount } = view({ testimonials });
  expect(topReferences.map(({ author, rating }) => [author, rating])).toEqual([
    ["P1", 5],
    ["P3", 5],
  ]);
  expect(reviewCount).toBe(4);
});

test("of equally good voices a verified review comes first, and all of them count", () => {
  const verified = { ...testimonial(5, "Kim"), review_id: "r1", reply: "Danke!" };
  const own = [5, 5].map((rating, at) => testimonial(rating, `P${at}`));
  const shown = view({ testimonials: [verified, ...own], testimonial_count: 61 });
  expect(shown.topReferences.map(({ author, reviewId }) => [author, reviewId])).toEqual([
    ["Kim", "r1"],
    ["P0", null],
  ]);
  expect(shown).toMatchObject({ reviewCount: 61, testimonialCount: 61 });
  expect(shown.testimonials[0]).toMatchObject({ reply: "Danke!" });
});

test("a testimonial without a company comes from a customer, with its day in German [PROF-77]", () => {
  const [one] = view({ testimonials: [testimonial(5, "Julia")] }).testimonials;
  expect(one).toMatchObject({ company: "Kunde", role: "Leiterin", date: "12. Mai 2025" });
});

test("the place is the town of the address [PROFM-06]", () => {
  expect(view({ address_label: "Hamburg, Deutschland" }).city).toBe("Hamburg");
});

test("a hero that is in the gallery too is one photo", () => {
  const image = (url: string) => ({ url, image_url: null, width: 1200, height: 900, alt: null });
  const gallery_images = [image("b.webp"), image("a.webp"), image("c.webp")];
  const { photos } = view({ hero_image_url: "a.webp", gallery_images });
  expect(photos).toEqual(["a.webp", "b.webp", "c.webp"]);
});

test("the side card starts with the lowest price of the drawer [PROF-40] [PROF-41]", () => {
  const fees = { fee_20: 3000, fee_40: 2800, fee_60: null, lengths_not_offered: [60] };
  const lowest = Math.min(...durationFormats(fees).map(({ price }) => price));
  const { offer } = view(fees);
  expect(lowest).toBe(280_000);
  expect(offer.start).toEqual({ before: "ab", amount: "€3.332", after: "inkl. MwSt." });
  expect(offer.net).toBe("Ab €2.800 zzgl. USt");
});

test("the side card lists every length that is offered with its price", () => {
  const { lengths, formats } = view({
    fee_20: 3000,
    fee_40: null,
    lengths_not_offered: [40, 60],
  }).offer;
  expect(lengths).toEqual([
    { label: "Impulsvortrag", detail: "20 Minuten", price: "3.000\u00a0€" },
  ]);
  expect(formats.map(({ detail }) => detail)).toEqual(["20 Minuten"]);
});

test("phones and the bar name net and gross of one price [PROFM-13] [PROFM-32]", () => {
  const { offer } = view({ fee_20: 4500, fee_40: 6000, fee_60: 8000 });
  expect(offer.net).toBe("Ab €4.500 zzgl. USt");
  expect(offer.start).toMatchObject({ amount: "€5.355" });
});

test("a talk starts at the lowest of its own lengths [PRICE-16]", () => {
  const talk = (...available_durations: number[]) =>
    ({ id: "t", title: "T", description: null, tags: [], available_durations }) as never;
  const lines = (fees: Partial<SpeakerProfile>, ...durations: number[]) =>
    view({ ...fees, talks: [talk(...durations)] }).talks.map(({ price }) => price)[0];
  const all = { fee_20: 3200, fee_40: 5000, fee_60: 7500 };
  expect(lines(all)).toBe("Ab €3.200 zzgl. USt");
  expect(lines(all, 40, 60)).toBe("Ab €5.000 zzgl. USt");
  // A length without a fee of its own costs the default.
  expect(lines({ fee_40: 5000 }, 20)).toBe("Ab €2.500 zzgl. USt");
  expect(lines({}, 20)).toBe("Preis auf Anfrage");
  const declined = view({ ...all, fee_20: null, lengths_not_offered: [20], talks: [talk(20)] });
  expect(declined.talks[0]).toMatchObject({
    duration: "Dauer nach Absprache",
    price: "Preis auf Anfrage",
    isBookable: false,
  });
});

test("the side card and the cards of the list name one price, from a fee of the speaker's own", () => {
  const { offer } = view({ fee_20: null, fee_40: 3600, fee_60: null });
  expect(offer.start).toEqual(priceHint(offer.startingFee, 1900));
  expect(offer.start).toMatchObject({ amount: "€4.284" });
  expect(offer.net).toBe("Ab €3.600 zzgl. USt");
});

test("without any fee the price is on request and no amount is named (C-99)", () => {
  const shown = view({ talks: [{ title: "T", tags: [], available_durations: [] } as never] });
  expect(shown.offer).toMatchObject({ start: null, net: "Preis auf Anfrage", startingFee: null });
  expect(shown.offer.lengths).toEqual([]);
  expect(JSON.stringify(shown)).not.toContain("Ab €");
  expect(JSON.stringify(shown.offer)).not.toMatch(/[257]\.[05]00/);
});

test("half and full days cost what the speaker says [PROF-42] [ENT-10]", () => {
  const fees = { fee_workshop_half_day: 600_000, fee_workshop_full_day: 900_000 };
  const { lines } = view(fees as Partial<SpeakerProfile>).offer;
  expect(lines).toEqual([
    { label: "Workshop, halber Tag", detail: "4 Std.", price: "6.000\u00a0€" },
    { label: "Workshop, ganzer Tag", detail: "8 Std.", price: "9.000\u00a0€" },
  ]);
});

test("questions and answers are offered with both lengths, or not at all [PROF-43] [ENT-11]", () => {
  const fees = { fee_qa_15min_cents: 40_000, fee_qa_30min_cents: 70_000 };
  const qa = (offers_qa: boolean) =>
    view({ ...fees, offers_qa } as Partial<SpeakerProfile>).offer.lines;
  expect(qa(true)).toEqual([
    { label: "Fragerunde (Q&A)", detail: "15 / 30 Min.", price: "400 / 700\u00a0€" },
  ]);
  expect(qa(false)).toEqual([]);
  // Without a fee the drawer offers none either (C-28).
  const free = { fee_qa_15min_cents: null, fee_qa_30min_cents: null, offers_qa: true };
  expect(view(free as Partial<SpeakerProfile>).offer.lines).toEqual([]);
});

test("the sheet has names of its own and the drawer's prices [PROFM-35] [PROFM-36] [PROFM-37] [PROFM-38]", () => {
  const { formats } = view({ fee_20: 2600, fee_40: 5200, fee_60: null }).offer;
  expect(formats.map(({ label, detail, price }) => `${label} ${detail} ${price}`)).toEqual([
    "Keynote 20 Minuten 2.600\u00a0€",
    "Vortrag 40 Minuten 5.200\u00a0€",
    "Workshop 60 Minuten 7.500\u00a0€",
  ]);
});

test("a video shows its stored length, and none is invented [PROF-62]", () => {
  const video = { url: "https://youtu.be/dQw4w9WgXcQ", title: "Auftritt", description: null };
  const { videos } = view({
    videos: [
      { ...video, duration_seconds: 930 },
      { ...video, duration_seconds: null },
      { ...video, url: "https://vimeo.com/123", duration_seconds: null },
    ],
  });
  expect(videos.map(({ id, duration }) => [id, duration])).toEqual([
    ["dQw4w9WgXcQ", "15:30"],
    ["dQw4w9WgXcQ", null],
    [null, null],
  ]);
});

test("a publication names language, source, month and reading time [PROF-65] [PROF-66] [PROF-67] [PROF-68]", () => {
  const publication = {
    title: "Aufsatz",
    description: null,
    url: "https://www.handelsblatt.com/a",
    year: 2024,
    preview_image_url: null,
    language_code: "de",
    domain: "handelsblatt.com",
    published_date: isoDate("2024-05-12"),
    read_time_minutes: 6,
  };
  const imported = { ...publication, url: "javascript:alert(1)", domain: null };
  const [one, two] = view({ publications: [publication, imported] }).publications;
  expect(one).toMatchObject({
    language: "DE",
    domain: "handelsblatt.com",
    facts: "Mai 2024, 6 Min. Lesezeit",
  });
  expect(two).toMatchObject({ url: null, domain: null });
});
