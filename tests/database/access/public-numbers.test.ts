import { expect, test } from "vitest";
import { readPublicNumbers } from "#data/queries/content/content-numbers.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker } from "#tests/support/database/records.ts";

const { db } = await testDatabase();

test("what we say about us is the sum of what the listed profiles say", async () => {
  expect(await readPublicNumbers(db)).toEqual({ speakers: 0, events: 0, reviews: 0, rating: null });
  await insertSpeaker(db, { successful_events_count: 71, reviews: 30, average_rating: 4.9 });
  await insertSpeaker(db, { successful_events_count: 9, reviews: 10, average_rating: 4.1 });
  await insertSpeaker(db, { successful_events_count: 0, reviews: 0, average_rating: 0 });
  const hidden = { successful_events_count: 500, reviews: 500, average_rating: 1 };
  await insertSpeaker(db, { ...hidden, status: "draft", is_active: false });
  const { rating, ...sums } = await readPublicNumbers(db);
  expect(sums).toEqual({ speakers: 3, events: 80, reviews: 40 });
  expect(rating).toBeCloseTo(4.7, 10);
});
