import { expect, test } from "vitest";
import { bookingMode, type DirectBookingFacts, dayOffer } from "./booking-mode.ts";

const speaker: DirectBookingFacts = {
  allows_direct_booking: true,
  availability_status: "available",
  fee_20: 2500,
  fee_40: null,
  fee_60: null,
};

test("a free day of a speaker who allows it is booked directly", () => {
  expect(bookingMode("direct", speaker, "available")).toBe("direct");
  expect(bookingMode("direct", { ...speaker, availability_status: null }, "available")).toBe(
    "direct",
  );
});

test.each([
  ["the speaker wants to be asked", { allows_direct_booking: false }],
  ["the speaker is only available on request", { availability_status: "on_request" }],
  ["the speaker is not available", { availability_status: "unavailable" }],
  ["the speaker names no fee of their own", { fee_20: null }],
])("it becomes an inquiry when %s", (_reason, change) => {
  expect(bookingMode("direct", { ...speaker, ...change }, "available")).toBe("inquiry");
});

test.each(["on_request", "booked", "blocked"] as const)(
  "a day that is %s can only be asked for",
  (day) => {
    expect(bookingMode("direct", speaker, day)).toBe("inquiry");
  },
);

test("who wants to ask is never bound", () => {
  expect(bookingMode("inquiry", speaker, "available")).toBe("inquiry");
});

test("a free day is bookable directly only where speaker and price allow it", () => {
  expect(dayOffer(speaker, "available")).toBe("direct");
  expect(dayOffer({ ...speaker, allows_direct_booking: false }, "available")).toBe(
    "free_on_request",
  );
  expect(dayOffer({ ...speaker, availability_status: "on_request" }, "available")).toBe(
    "free_on_request",
  );
  expect(dayOffer(speaker, "on_request")).toBe("on_request");
});
