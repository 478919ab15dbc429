import { expect, test } from "vitest";
import { addDays, isoDate } from "#domain/time/iso-date.ts";
import { expiryMs } from "./booking-deadlines.ts";
import { bookingRefusal, nearestFreeDays } from "./booking-refusal.ts";

const today = isoDate("2026-04-30");
const free = { status: "available", isBooked: false } as const;
const speaker = {
  allows_direct_booking: true,
  availability_status: null,
  fee_20: null,
  fee_40: 5000,
  fee_60: null,
};
const nowMs = Date.parse("2026-04-30T06:59:00Z");
const direct = { mode: "direct", day: today, startTime: "09:00", nowMs } as const;
const inquiry = { ...direct, mode: "inquiry" } as const;

test("a free day can be booked and asked for, today included", () => {
  expect(bookingRefusal(direct, free, speaker)).toBeNull();
  expect(bookingRefusal(inquiry, free, speaker)).toBeNull();
});

test("days that are over or too far ahead are refused", () => {
  for (const request of [direct, inquiry]) {
    expect(bookingRefusal({ ...request, day: addDays(today, -1) }, free, speaker)).toBe(
      "date_past",
    );
    const far = { ...request, day: addDays(today, 5 * 365 + 1) };
    expect(bookingRefusal(far, free, speaker)).toBe("date_too_far");
  }
});

test("today a time has to be ahead", () => {
  const nine = Date.parse("2026-04-30T07:00:00Z");
  for (const request of [direct, inquiry]) {
    expect(bookingRefusal({ ...request, nowMs: nine }, free, speaker)).toBe("time_past");
    const later = { ...request, nowMs: nine, startTime: "09:01" };
    expect(bookingRefusal(later, free, speaker)).toBeNull();
  }
});

test("a booked or blocked day is taken for both", () => {
  for (const request of [direct, inquiry]) {
    const booked = { status: "booked", isBooked: true } as const;
    expect(bookingRefusal(request, booked, speaker)).toBe("date_taken");
    const blocked = { status: "blocked", isBooked: false } as const;
    expect(bookingRefusal(request, blocked, speaker)).toBe("date_taken");
  }
});

test("a day on request can be asked for, never booked, least of all a hidden booking", () => {
  const onRequest = { status: "on_request", isBooked: false } as const;
  expect(bookingRefusal(inquiry, onRequest, speaker)).toBeNull();
  expect(bookingRefusal(direct, onRequest, speaker)).toBe("direct_not_possible");
  const hidden = { status: "on_request", isBooked: true } as const;
  expect(bookingRefusal(direct, hidden, speaker)).toBe("date_taken");
  expect(bookingRefusal(inquiry, hidden, speaker)).toBeNull();
});

test("who does not offer it or has no fee cannot be booked directly", () => {
  const others = [
    { ...speaker, allows_direct_booking: false },
    { ...speaker, availability_status: "on_request" },
    { ...speaker, availability_status: "unavailable" },
    { ...speaker, fee_40: null },
  ];
  for (const other of others) {
    expect(bookingRefusal(direct, free, other)).toBe("direct_not_possible");
    expect(bookingRefusal(inquiry, free, other)).toBeNull();
  }
  const available = { ...speaker, availability_status: "available" };
  expect(bookingRefusal(direct, free, available)).toBeNull();
});

test("the nearest free days come in the order of the calendar", () => {
  const days = [
    { date: isoDate("2026-05-01"), status: "available" },
    { date: isoDate("2026-05-03"), status: "available" },
    { date: isoDate("2026-05-04"), status: "blocked" },
    { date: isoDate("2026-05-05"), status: "booked" },
    { date: isoDate("2026-05-06"), status: "on_request" },
    { date: isoDate("2026-05-07"), status: "available" },
    { date: isoDate("2026-05-30"), status: "available" },
  ] as const;
  expect(nearestFreeDays(days, isoDate("2026-05-05"), 3)).toEqual([
    "2026-05-01",
    "2026-05-03",
    "2026-05-07",
  ]);
});

test("an offer expires after a week, inquiry and hold after two", () => {
  const day = 86_400_000;
  const span = { nowMs: 0, startMs: 30 * day };
  expect(expiryMs("offer", span)).toBe(7 * day);
  expect(expiryMs("hold", span)).toBe(14 * day);
  expect(expiryMs("inquiry", span)).toBe(14 * day);
});

test("nothing is promised beyond the start of the event", () => {
  for (const kind of ["offer", "hold", "inquiry"] as const) {
    expect(expiryMs(kind, { nowMs: 0, startMs: 1000 })).toBe(1000);
  }
});
