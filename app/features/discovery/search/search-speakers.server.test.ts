import { beforeAll, expect, test } from "vitest";
import { availabilityOverrides } from "#data/schema/availability.ts";
import { talks, testimonials, workshops } from "#data/schema/speakers/speaker-content.ts";
import { cents } from "#domain/money.ts";
import { EMPTY_QUERY, type SearchQuery } from "#domain/search/query.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking, insertSpeaker } from "#tests/support/database/records.ts";
import { testSearch } from "#tests/support/search/search.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { featuredSpeakers } from "../home/featured-speakers.server.ts";
import { popularTopics } from "../topics/popular-topics.server.ts";
import { readTopic } from "../topics/read-topic.server.ts";
import { searchSpeakers } from "./search-speakers.server.ts";
import { suggest } from "./suggest.server.ts";

const database = await testDatabase();
const { db } = database;
const DAY = isoDate("2030-03-07");
let search: Awaited<ReturnType<typeof testSearch>>;

beforeAll(async () => {
  const best = await insertSpeaker(db, {
    slug: "beste",
    name: null,
    title: "Dr. Beste",
    average_rating: 5,
    specialties: ["KI", "Ethik"],
    address_label: "Wien, Österreich",
    fee_20: null,
    fee_40: 5000,
    categories: ["finance"],
    quick_booking_available: true,
    successful_events_count: 12,
  });
  for (const slug of ["blockiert", "gebucht", "auf-anfrage", "angefragt"]) {
    const { id } = await insertSpeaker(db, { slug, average_rating: 3, categories: ["wellness"] });
    const booking = { speaker_id: id, event_date: DAY };
    if (slug === "gebucht") await insertBooking(db, { ...booking, status: "confirmed" });
    if (slug === "angefragt") {
      await insertBooking(db, { ...booking, booking_mode: "inquiry", status: "requested" });
    }
    if (slug === "blockiert" || slug === "auf-anfrage") {
      const type = slug === "blockiert" ? "blocked" : "on_request";
      await db.insert(availabilityOverrides).values({ speaker_id: id, date: DAY, type });
    }
    if (slug === "gebucht") {
      const workshop = { title: "Atmen", duration_hours: 4, fee_cents: cents(100_000) };
      await db.insert(workshops).values({ speaker_id: id, ...workshop });
    }
  }
  await insertSpeaker(db, {
    slug: "pausiert",
    categories: ["wellness"],
    availability_status: "unavailable",
  });
  await db.insert(talks).values([
    { speaker_id: best.id, title: "Älter", created_at: new Date("2026-01-01") },
    { speaker_id: best.id, title: "Neuer", created_at: new Date("2026-02-01") },
  ]);
  await db
    .insert(testimonials)
    .values([1, 2].map((rating) => ({ speaker_id: best.id, author: "A", quote: "Gut", rating })));
  search = await testSearch(database);
});

async function find(query: Partial<SearchQuery>) {
  return searchSpeakers(testCtx(db, { search }), { ...EMPTY_QUERY, ...query });
}

async function slugs(query: Partial<SearchQuery>): Promise<string[]> {
  return (await find(query)).cards.map(({ slug }) => slug).sort();
}

test("a card shows what the speaker's rows say [ENT-09]", async () => {
  const { cards } = await find({ q: '"Beste"' });
  expect(cards).toEqual([
    {
      slug: "beste",
      name: "Dr. Beste",
      jobTitle: null,
      city: "Wien",
      portrait: null,
      talkTitle: "Neuer",
      topics: ["KI", "Ethik"],
      rating: 5,
      reviewCount: 2,
      languages: [],
      startingFee: 500_000,
      isQuickBookable: true,
    },
  ]);
});

test("category labels, talks and places are found as well", async () => {
  for (const q of ["Finanzen", "Neuer", "Österreich"])
    expect(await slugs({ q })).toEqual(["beste"]);
});

test("only speakers who can be had on the day are found [FILTER-11]", async () => {
  const wellness = { category: ["wellness"] };
  expect(await slugs(wellness)).toHaveLength(5);
  expect(await slugs({ ...wellness, date: DAY })).toEqual(["angefragt", "auf-anfrage"]);
  const later = { ...wellness, date: isoDate("2030-03-08") };
  expect(await slugs(later)).toEqual(["angefragt", "auf-anfrage", "blockiert", "gebucht"]);
});

test("an active workshop or a fee makes a format", async () => {
  expect(await slugs({ format: "workshop" })).toEqual(["gebucht"]);
  expect(await slugs({ format: "talk" })).toEqual(["beste"]);
});

test("an empty result says which filter to give up", async () => {
  const { total, relaxation, priceBounds } = await find({ q: "Ethik", date: DAY, experience: 40 });
  expect([total, priceBounds.max]).toEqual([0, 5000]);
  expect(relaxation).toMatchObject({ filter: "experience", total: 1 });
  expect((await find({ q: "Ethik" })).relaxation).toBeUndefined();
});

test("suggestions, popular topics and featured speakers come from the same rows", () => {
  const ctx = testCtx(db, { search });
  expect(suggest(ctx, "ne")).toContainEqual({ group: "talk", label: "Neuer", slug: "beste" });
  expect(popularTopics(ctx)).toEqual([
    { topic: "Ethik", count: 1 },
    { topic: "KI", count: 1 },
  ]);
  expect(featuredSpeakers(ctx).map(({ slug }) => slug)).toEqual(["beste"]);
});

test("a topic shows its real prices, and its neighbours where it has few speakers", async () => {
  const ctx = testCtx(db, { search });
  const finance = await readTopic(ctx, "finance");
  expect(finance).toMatchObject({
    ok: true,
    value: { total: 1, priceSpan: { lowest: 500_000, highest: 500_000 } },
  });
  const few = await readTopic(ctx, "leadership");
  const neighbours = few.ok ? few.value.neighbours : null;
  expect(neighbours?.topics.map(({ label }) => label)).toContain("Gesundheit");
  expect(neighbours?.cards).toHaveLength(4);
  const many = await readTopic(ctx, "wellness");
  expect(many).toMatchObject({ ok: true, value: { priceSpan: null, neighbours: null } });
});
