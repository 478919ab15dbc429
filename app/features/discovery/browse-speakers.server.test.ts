import { beforeAll, expect, test } from "vitest";
import { talks, testimonials } from "#data/schema/speaker-content.ts";
import { testDatabase } from "#tests/support/database.ts";
import { insertSpeaker } from "#tests/support/records.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { browseSpeakers } from "./browse-speakers.server.ts";

const { db } = await testDatabase();
const ctx = testCtx(db);

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
  });
  await insertSpeaker(db, { slug: "hidden", is_active: false, average_rating: 5 });
  for (let index = 0; index < 13; index += 1) {
    await insertSpeaker(db, { slug: `speaker-${index}`, average_rating: 3, reviews: 7 });
  }
  await db.insert(talks).values([
    { speaker_id: best.id, title: "Älter", created_at: new Date("2026-01-01") },
    { speaker_id: best.id, title: "Neuer", created_at: new Date("2026-02-01") },
  ]);
  await db
    .insert(testimonials)
    .values([1, 2].map((rating) => ({ speaker_id: best.id, author: "A", quote: "Gut", rating })));
});

test("a card shows what the speaker's rows say [ENT-09]", async () => {
  const { cards } = await browseSpeakers(ctx, { page: 1 });
  expect(cards[0]).toEqual({
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
  });
});

test("twelve cards make a page, and the rest follows", async () => {
  const first = await browseSpeakers(ctx, { page: 1 });
  const second = await browseSpeakers(ctx, { page: 2 });
  expect([first.cards.length, second.cards.length, first.pageCount]).toEqual([12, 2, 2]);
  const slugs = [...first.cards, ...second.cards].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(14);
  expect(slugs).not.toContain("hidden");
});

test("a page that does not exist becomes the nearest one", async () => {
  expect((await browseSpeakers(ctx, { page: 99 })).page).toBe(2);
  expect((await browseSpeakers(ctx, { page: -1 })).page).toBe(1);
});

test("a topic shows its speakers only", async () => {
  const { cards, total } = await browseSpeakers(ctx, { category: "finance", page: 1 });
  expect([total, cards[0]?.slug]).toEqual([1, "beste"]);
});
