import { expect, test } from "vitest";
import { isoDate } from "#domain/iso-date.ts";
import { demoBookings, demoStatistics } from "./demo-records.ts";

const NOW = new Date("2026-06-10T10:00:00Z");

test("the numbers of the demo agree with its own bookings", () => {
  const bookings = demoBookings(NOW);
  const booked = bookings.filter(({ status }) => ["confirmed", "completed"].includes(status));
  const { answers, fees, upcoming, weeks } = demoStatistics(isoDate("2026-06-10"));
  expect(answers.inquiries).toBe(bookings.length);
  expect(answers.booked).toBe(booked.length);
  expect(fees.months).toHaveLength(12);
  expect(fees.net_cents).toBe(booked.reduce((sum, { total_amount }) => sum + total_amount, 0));
  expect(weeks).toHaveLength(12);
  const ahead = bookings.filter(({ status }) => status === "confirmed");
  expect(upcoming.count).toBe(ahead.length);
  expect(upcoming.next).toBe(ahead.map(({ event_date }) => event_date).sort()[0]);
});
