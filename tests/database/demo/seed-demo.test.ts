import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { findSpeakerBySlug } from "#data/queries/speakers/speakers.ts";
import { bookings } from "#data/schema/bookings.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { seedDemo } from "#data/seed/seed-demo.ts";
import { BOOKING_STATUSES } from "#domain/booking/status.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker } from "#tests/support/database/records.ts";

const now = new Date("2026-11-15T10:00:00Z");

function memoryFiles() {
  const keys: string[] = [];
  return { keys, store: { put: async (key: string) => void keys.push(key) } };
}

const hashPassword = async (password: string) => `hash of ${password}`;
const { db } = await testDatabase({ isOpen: false });

const { keys, store } = memoryFiles();

test("an empty database becomes the demo, once", async () => {
  expect(await seedDemo(db, store, { now, hashPassword })).toBe("seeded");
  const written = keys.length;
  expect(await seedDemo(db, store, { now, hashPassword })).toBe("already_seeded");
  expect(keys.length).toBe(written);
  const listed = await db.$count(speakers, sql`is_active and status = 'active'`);
  expect(listed).toBeGreaterThanOrEqual(36);
});

test("every picture that a profile names was stored", async () => {
  const named = await db.execute<{ key: string }>(sql`
    select hero_image_url as key from speakers
    union select profile_image_url from speakers
    union select image_url from gallery_images
    union select cover_image_url from blog_posts`);
  expect(named.rows.map(({ key }) => key).filter((key) => !keys.includes(key))).toEqual([]);
});

test("the demo customer has a booking in every state", async () => {
  const rows = await db.selectDistinct({ status: bookings.status }).from(bookings);
  expect(rows.map(({ status }) => status).toSorted()).toEqual([...BOOKING_STATUSES].toSorted());
});

test("published reviews of the demo stand on the profiles", async () => {
  const reviews = async (slug: string) => (await findSpeakerBySlug(db, slug))?.collected_reviews;
  expect(await reviews("miriam-falkenau")).toMatchObject([
    { rating: 5, reply: expect.any(String) },
    { rating: 5, reply: expect.any(String) },
  ]);
  expect(await reviews("kwabena-asante-rohde")).toHaveLength(1);
  expect(await reviews("hana-yoon-steiger")).toEqual([]);
});

test("the stable speakers have the rules they are known for", async () => {
  const find = async (slug: string) =>
    (await db.select().from(speakers).where(eq(speakers.slug, slug)))[0];
  expect(await find("miriam-falkenau")).toMatchObject({
    quick_booking_available: true,
    allows_direct_booking: true,
    languages_spoken: expect.arrayContaining(["Englisch"]),
  });
  expect(await find("tobias-reinfeld")).toMatchObject({ allows_direct_booking: false });
  expect(await find("walter-kienzl")).toMatchObject({ fee_20: null, fee_40: null, fee_60: null });
});

test("a database with speakers of its own is left alone", async () => {
  const other = await testDatabase({ isOpen: false });
  await insertSpeaker(other.db, { slug: "echt" });
  const untouched = memoryFiles();
  expect(await seedDemo(other.db, untouched.store, { now, hashPassword })).toBe("not_empty");
  expect(untouched.keys).toEqual([]);
});
