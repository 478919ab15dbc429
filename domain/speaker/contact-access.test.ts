import { expect, test } from "vitest";
import { BOOKING_STATUSES } from "../booking/status.ts";
import { mayViewContact } from "./contact-access.ts";

const speakerUserId = "speaker-account";
const customer = { userId: "customer", role: "customer" } as const;

test("visitors see no contact data", () => {
  const bookingStatuses = [...BOOKING_STATUSES];
  expect(mayViewContact({ viewer: null, speakerUserId, bookingStatuses })).toBe(false);
  expect(mayViewContact({ viewer: null, speakerUserId: null, bookingStatuses })).toBe(false);
});

test("admins and the speaker's own account always see it", () => {
  const own = { userId: speakerUserId, role: "speaker" } as const;
  const admin = { userId: "admin", role: "admin" } as const;
  for (const viewer of [own, admin]) {
    expect(mayViewContact({ viewer, speakerUserId, bookingStatuses: [] })).toBe(true);
  }
  const other = { userId: "other", role: "speaker" } as const;
  expect(mayViewContact({ viewer: other, speakerUserId, bookingStatuses: [] })).toBe(false);
  expect(mayViewContact({ viewer: other, speakerUserId: null, bookingStatuses: [] })).toBe(false);
});

test.each(BOOKING_STATUSES)("a customer whose booking is %s", (status) => {
  const opens = ["confirmed", "completed", "reviewed"].includes(status);
  const answer = mayViewContact({ viewer: customer, speakerUserId, bookingStatuses: [status] });
  expect(answer).toBe(opens);
});

test("one firm booking among others is enough", () => {
  const bookingStatuses = ["declined", "cancelled", "completed"] as const;
  expect(mayViewContact({ viewer: customer, speakerUserId, bookingStatuses })).toBe(true);
});
