import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { speakerCategories } from "#data/schema/categories.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { cents, formatEuros } from "#domain/money.ts";
import { durationFormats } from "#domain/pricing/duration-formats.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertSpeaker, refusal } from "#tests/support/database/records.ts";

const { db } = await testDatabase();

const SPEAKER_FIELDS = `id user_id name title slug job_title company short_bio bio detailed_bio
  presentation_style categories specialties languages_spoken hero_image_url profile_image_url
  address_label lat lng base_fee_usd min_fee fee_20 fee_40 fee_60 keynote_fee fee_range_min
  fee_workshop_half_day fee_workshop_full_day fee_qa_15min_cents fee_qa_30min_cents offers_qa
  travel_fee_usd is_verified is_top_speaker quick_booking_available allows_direct_booking
  availability_status trust_badges average_rating successful_events_count total_bookings
  years_experience social_links reviews is_active status created_at`.split(/\s+/);

test("a speaker has all fields of the specification [ENT-06]", async () => {
  const { slug } = await insertSpeaker(db);
  const [row] = await db.select().from(speakers).where(eq(speakers.slug, slug));
  expect(Object.keys(given(row))).toEqual(expect.arrayContaining(SPEAKER_FIELDS));
});

test("e-mail and phone are not among the public fields of a speaker", async () => {
  expect(Object.keys(await insertSpeaker(db)).filter((key) => /mail|phone/.test(key))).toEqual([]);
});

test("workshop and Q&A fees are stored in cents [ENT-10, ENT-11]", async () => {
  const speaker = await insertSpeaker(db, {
    fee_workshop_half_day: cents(600_000),
    fee_qa_30min_cents: cents(30_000),
  });
  expect(formatEuros(given(speaker.fee_workshop_half_day ?? undefined))).toBe("6.000\u00a0€");
  expect(formatEuros(given(speaker.fee_qa_30min_cents ?? undefined))).toBe("300\u00a0€");
});

test("talk fees are stored in whole euros [ENT-12]", async () => {
  const keynote = durationFormats(await insertSpeaker(db, { fee_40: 5000 }))[1];
  expect(keynote?.price).toBe(500_000);
  expect(formatEuros(given(keynote).price)).toBe("5.000\u00a0€");
});

test("a quick booking badge without direct booking can be stored", async () => {
  const flags = { quick_booking_available: true, allows_direct_booking: false };
  expect(await insertSpeaker(db, flags)).toMatchObject(flags);
});

test("fields without a rule of their own are stored and returned [ENT-15]", async () => {
  const fields = {
    travel_fee_usd: 250,
    min_fee: 2000,
    availability_status: "on_request" as const,
    trust_badges: ["TÜV-zertifiziert"],
    social_links: { linkedin: "https://www.linkedin.com/in/beispiel" },
    reviews: 12,
  };
  expect(await insertSpeaker(db, fields)).toMatchObject(fields);
});

test.each([
  ["speakers_slug", { slug: "Großes Wort" }],
  ["speakers_slug", { slug: "-rand" }],
  ["speakers_slug_free", { slug: "signup" }],
  ["speakers_named", { name: null, title: " " }],
  ["speakers_lat", { lat: 91, lng: 0 }],
  ["speakers_lng", { lat: 0, lng: 181 }],
  ["speakers_place", { lat: 50 }],
  ["speakers_fee_40", { fee_40: -1 }],
  ["speakers_average_rating", { average_rating: 5.01 }],
])("%s refuses %o", async (constraint, values) => {
  expect(await refusal(insertSpeaker(db, values))).toBe(`23514 ${constraint}`);
});

test("unknown codes and a slug in use are refused", async () => {
  const { slug } = await insertSpeaker(db);
  expect(await refusal(insertSpeaker(db, { slug }))).toBe("23505 speakers_slug_unique");
  const status = sql`update speakers set status = 'famous' where slug = ${slug}`;
  expect(await refusal(db.execute(status))).toBe("23514 speakers_status");
  const unknown = insertSpeaker(db, { categories: ["leadership", "astrology"] });
  expect(await refusal(unknown)).toBe("23503 speakers_categories");
});

test("a category has the six fields of the specification, and ten are fixed [ENT-18]", async () => {
  const rows = await db
    .select()
    .from(speakerCategories)
    .where(eq(speakerCategories.is_system, true));
  expect(rows).toHaveLength(10);
  for (const row of rows) {
    expect(Object.keys(row)).toEqual(
      expect.arrayContaining([
        "name",
        "label",
        "description",
        "icon_name",
        "is_active",
        "is_system",
      ]),
    );
  }
  const flags = { is_active: true, is_system: true };
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  expect(rows.sort(byName)).toEqual(CATEGORIES.map((row) => ({ ...row, ...flags })).sort(byName));
});

test("a fixed category stays, and so does one that speakers use", async () => {
  const remove = (name: string) =>
    refusal(db.delete(speakerCategories).where(eq(speakerCategories.name, name)));
  expect(await remove("finance")).toBe("23001 speaker_categories_fixed");
  await db.insert(speakerCategories).values({ name: "agile", label: "Agile" });
  await insertSpeaker(db, { slug: "agile-speaker", categories: ["agile"] });
  expect(await remove("agile")).toBe("23503 speakers_categories");
  await db.update(speakers).set({ categories: [] }).where(eq(speakers.slug, "agile-speaker"));
  expect(await remove("agile")).toBe("accepted");
});

test("a change of a speaker is dated", async () => {
  const before = await insertSpeaker(db);
  await db.update(speakers).set({ company: "Neu GmbH" }).where(eq(speakers.id, before.id));
  const [after] = await db.select().from(speakers).where(eq(speakers.id, before.id));
  expect(given(after).updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime());
});
