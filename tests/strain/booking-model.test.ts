import fc from "fast-check";
import { test } from "vitest";
import { bookingApi, castOf } from "#tests/support/bookings/booking-api.ts";
import { anyCommands, playCommands } from "#tests/support/bookings/booking-model.ts";
import { IS_LONG_FORM } from "#tests/support/browser/long-form.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const { db } = await testDatabase();
const stage = { db, desk: bookingApi(db), cast: await castOf(db) };

/** The long form draws fresh ones every time; fast-check names the seed of a failure. */
const plan = IS_LONG_FORM ? { numRuns: 10_000 } : { numRuns: 200, seed: 20_260_430 };

test("whatever people do in whatever order, the API and its model agree [R-32]", async () => {
  await fc.assert(
    fc.asyncProperty(anyCommands, (commands) => playCommands(stage, commands)),
    plan,
  );
});
