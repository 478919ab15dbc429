import fc from "fast-check";
import { expect, test } from "vitest";
import { startMs } from "#domain/booking/draft/event-time.ts";
import { addDays, isoDate } from "#domain/time/iso-date.ts";
import { signingDeadline } from "./contract-deadline.ts";

/** Ten in the morning by the clocks of Berlin. */
const NOW = Date.parse("2026-10-20T08:00:00Z");
const deadline = (day: string, event_start_time = "09:00") =>
  signingDeadline({ event_date: isoDate(day), event_start_time }, NOW).toISOString();

test("there are two weeks to sign", () => {
  expect(deadline("2027-01-01")).toBe("2026-11-03T22:59:00.000Z");
});

test("a nearer event ends the time with the day before it", () => {
  expect(deadline("2026-10-24")).toBe("2026-10-23T21:59:00.000Z");
  expect(deadline("2026-10-22")).toBe("2026-10-21T21:59:00.000Z");
});

test("an event of today or tomorrow ends it with its beginning", () => {
  expect(deadline("2026-10-21")).toBe("2026-10-21T07:00:00.000Z");
  expect(deadline("2026-10-20", "18:30")).toBe("2026-10-20T16:30:00.000Z");
});

test("an event that has begun can be signed for on its day", () => {
  expect(deadline("2026-10-20", "09:00")).toBe("2026-10-20T21:59:00.000Z");
});

test("whatever is still to come, the time to sign lies ahead and ends before it", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 86_400_000 }),
      (days, hour, ms) => {
        const event = {
          event_date: addDays(isoDate("2026-10-20"), days),
          event_start_time: `${String(hour).padStart(2, "0")}:00`,
        };
        const nowMs = NOW + ms;
        fc.pre(startMs(event) > nowMs);
        const until = signingDeadline(event, nowMs).getTime();
        expect(until).toBeGreaterThan(nowMs);
        expect(until).toBeLessThanOrEqual(startMs(event));
      },
    ),
  );
});
