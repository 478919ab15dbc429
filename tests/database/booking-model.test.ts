import fc from "fast-check";
import { test } from "vitest";
import { bookingDesk, castOf } from "#tests/support/booking-desk.ts";
import { anyCommands, playCommands } from "#tests/support/booking-model.ts";
import { testDatabase } from "#tests/support/database.ts";

const { db } = await testDatabase();
const stage = { db, desk: bookingDesk(db), cast: await castOf(db) };

/** More of them with a fresh seed: `BOOKING_SEQUENCES=10000 vitest run --testTimeout=0 tests/database/booking-model.test.ts`. */
const wanted = Number(process.env.BOOKING_SEQUENCES ?? "0");
const plan = wanted > 0 ? { numRuns: wanted } : { numRuns: 200, seed: 20_260_430 };

test("whatever people do in whatever order, the API and its model agree [R-32]", async () => {
  await fc.assert(
    fc.asyncProperty(anyCommands, (commands) => playCommands(stage, commands)),
    plan,
  );
});
