import { beforeAll, expect, test } from "vitest";
import { availabilityOverrides } from "#data/schema/availability.ts";
import { type Constraints, NO_CONSTRAINTS } from "#domain/assistant/constraints.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { findPerson, findSpeakers } from "#features/assistant/find-speakers.server.ts";
import type { TravelCostFor } from "#features/assistant/price-event.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker } from "#tests/support/database/records.ts";
import { testSearch } from "#tests/support/search/search.ts";
import { testCtx } from "#tests/support/test-ctx.ts";

const database = await testDatabase();
const { db } = database;
const day = isoDate("2027-03-12");
const later = isoDate("2027-03-13");
const CROWD = 30;
const constraints: Constraints = {
  ...NO_CONSTRAINTS,
  categories: ["technology"],
  topics: ["Robotik"],
};

let ctx: Ctx;
let looks = 0;
const travelCostFor: TravelCostFor = async () => {
  looks += 1;
  return { state: "calculated", fee: cents(0), distanceKm: 0 } satisfies Awaited<
    ReturnType<TravelCostFor>
  >;
};

beforeAll(async () => {
  const common = { categories: ["technology"], languages_spoken: ["Deutsch"] };
  for (let number = 0; number < CROWD; number += 1) {
    // Their topics say what is asked for, so they all stand before the one who is free.
    const { id } = await insertSpeaker(db, {
      ...common,
      slug: `star-${number}`,
      specialties: ["Robotik"],
      short_bio: "Robotik",
      fee_40: 9000,
    });
    await db.insert(availabilityOverrides).values({ speaker_id: id, date: day, type: "blocked" });
  }
  await insertSpeaker(db, { ...common, slug: "ada-frei", name: "Ada Frei", fee_40: 4000 });
  await insertSpeaker(db, {
    ...common,
    slug: "ute-pause",
    name: "Ute Pause",
    fee_40: 9000,
    availability_status: "unavailable",
  });
  ctx = testCtx(db, { search: await testSearch(database) });
});

const slugs = (found: readonly { card: { slug: string } }[]) => found.map(({ card }) => card.slug);

test("a free speaker is found, however many busy ones are more relevant", async () => {
  const found = await findSpeakers(
    ctx,
    { ...constraints, date: { from: day, to: day } },
    travelCostFor,
  );
  expect(slugs(found)).toEqual(["ada-frei"]);
});

test("an affordable speaker is found, and the others are not even looked at", async () => {
  looks = 0;
  const budget = { min: null, max: 5000, isWithoutTravel: false, isGross: false };
  const found = await findSpeakers(ctx, { ...constraints, budget, place: "Köln" }, travelCostFor);
  expect(slugs(found)).toEqual(["ada-frei"]);
  expect(looks).toBe(1);
});

test("a budget with the tax is held against the price with the tax", async () => {
  const find = (max: number, isGross: boolean) =>
    findSpeakers(
      ctx,
      {
        ...constraints,
        budget: { min: null, max, isWithoutTravel: false, isGross },
        place: "Köln",
      },
      travelCostFor,
    );
  expect(slugs(await find(4000, false))).toEqual(["ada-frei"]);
  expect(slugs(await find(4759, true))).toEqual([]);
  expect(slugs(await find(4760, true))).toEqual(["ada-frei"]);
});

test("as soon as enough are found no other is looked at", async () => {
  looks = 0;
  const found = await findSpeakers(ctx, { ...constraints, place: "Köln" }, travelCostFor);
  expect(found.length).toBeGreaterThanOrEqual(3);
  expect(looks).toBeLessThan(CROWD);
});

test("a speaker who takes no bookings is free on no day", async () => {
  const asked = { ...constraints, date: { from: later, to: later } };
  const person = await findPerson(ctx, "Ute Pause", asked, travelCostFor);
  expect(person).toMatchObject({ day: later, dayStatus: "blocked" });
});
