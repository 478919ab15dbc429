import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { BOOKING_STATUSES } from "../status.ts";
import { type Adjustable, adjusted } from "./adjustment.ts";

const NOW = Date.parse("2026-04-30T10:00:00Z");
const DAY = 86_400_000;

const inquiry: Adjustable = {
  status: "requested",
  event_date: isoDate("2026-06-01"),
  event_start_time: "09:00",
  expiresMs: NOW + 2 * DAY,
  listedCents: 500_000,
  offer_price_cents: null,
};

test("only what is not binding yet can be changed", () => {
  const open = BOOKING_STATUSES.filter(
    (status) => adjusted({ ...inquiry, status }, { netCents: 1 }, NOW).ok,
  );
  expect(open).toEqual(["requested", "pending"]);
});

test("a longer deadline starts from the old one, an expired one from now", () => {
  expect(adjusted(inquiry, { extendDays: 3 }, NOW)).toMatchObject({
    value: { expiresMs: NOW + 5 * DAY },
  });
  const expired = { ...inquiry, expiresMs: NOW - DAY };
  expect(adjusted(expired, { extendDays: 3 }, NOW)).toMatchObject({
    value: { expiresMs: NOW + 3 * DAY },
  });
});

test("no deadline outlives the event", () => {
  expect(adjusted(inquiry, { extendDays: 40 }, NOW)).toMatchObject({ error: "after_event" });
  // The first of June at noon: the right day, but three hours after the start.
  expect(adjusted(inquiry, { extendDays: 30 }, NOW)).toMatchObject({ error: "after_event" });
  expect(adjusted(inquiry, { extendDays: 29 }, NOW).ok).toBe(true);
});

test("the price of an offer stands apart; that of an inquiry keeps the sum of its lines", () => {
  expect(adjusted(inquiry, { netCents: 450_000 }, NOW)).toMatchObject({
    value: { total_amount: 450_000, adjustment_cents: -50_000 },
  });
  const offer: Adjustable = { ...inquiry, status: "pending", offer_price_cents: 480_000 };
  expect(adjusted(offer, { netCents: 450_000 }, NOW)).toEqual({
    ok: true,
    value: { offer_price_cents: 450_000 },
  });
});

test("a change that changes nothing is refused", () => {
  expect(adjusted(inquiry, {}, NOW)).toMatchObject({ error: "nothing_changed" });
});
