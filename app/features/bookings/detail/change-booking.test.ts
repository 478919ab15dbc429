import { expect, test, vi } from "vitest";
import { bookingItem } from "../customer-dashboard/dashboard-samples.ts";
import { postponeBooking } from "../postpone/postpone-booking.ts";
import type { BookingDetail as Booking } from "./booking-query.ts";
import { changeBooking } from "./change-booking.ts";

// The rule looks at the status alone.
const booking = (status: Booking["status"]) => bookingItem({ status }) as Booking;

const answer = (status: number, body: unknown) => async () => ({ status, json: async () => body });
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const found = (status: Booking["status"]) => async () => booking(status);

const accept = { event: "accept" } as const;

test("a change that works gives the new booking", async () => {
  const read = vi.fn(found("pending"));
  const post = answer(200, booking("confirmed"));
  expect(await changeBooking("x", accept, { post, read })).toMatchObject({
    ok: true,
    value: { status: "confirmed" },
  });
  expect(read).not.toHaveBeenCalled();
});

test("a lost answer is looked up before a failure is shown", async () => {
  expect(await changeBooking("x", accept, { post: lost, read: found("confirmed") })).toMatchObject({
    ok: true,
  });
  expect(await changeBooking("x", accept, { post: lost, read: found("pending") })).toEqual({
    ok: false,
    error: { kind: "unreachable", message: null, fields: {} },
  });
  expect(
    await changeBooking("x", accept, { post: answer(503, {}), read: found("pending") }),
  ).toMatchObject({ error: { kind: "unreachable" } });
});

test("no message says that nothing changed while the booking cannot be read either", async () => {
  const unclear = { ok: false, error: { kind: "unclear", message: null, fields: {} } };
  for (const post of [lost, answer(503, {})]) {
    for (const read of [lost, async () => null]) {
      expect(await changeBooking("x", accept, { post, read })).toEqual(unclear);
      const request = { step: "ask", event_date: "2030-03-09" } as const;
      expect(await postponeBooking("x", request, { post, read })).toEqual(unclear);
    }
  }
});

test("a second try then learns that it had worked, and nothing happens twice", async () => {
  const post = answer(409, { error: { code: "wrong_status", message: "Inzwischen geändert." } });
  const requested = { event_date: "2030-03-09", message: null, expires_at: "2030-03-01T10:00:00Z" };
  const asked = async () =>
    bookingItem({ status: "confirmed", postponement: requested }) as Booking;
  const ask = { step: "ask", event_date: "2030-03-09" } as const;
  expect(await postponeBooking("x", ask, { post, read: asked })).toMatchObject({ ok: true });
  const moved = async () =>
    bookingItem({ status: "confirmed", event_date: "2030-03-09" }) as Booking;
  const agree = { step: "accept", event_date: "2030-03-09" } as const;
  expect(await postponeBooking("x", agree, { post, read: moved })).toMatchObject({ ok: true });
});

test("a second click that comes too late is no conflict, a retracted offer is one", async () => {
  const post = answer(409, { error: { code: "wrong_status", message: "Inzwischen geändert." } });
  expect(await changeBooking("x", accept, { post, read: found("confirmed") })).toMatchObject({
    ok: true,
  });
  expect(await changeBooking("x", accept, { post, read: found("withdrawn") })).toEqual({
    ok: false,
    error: { kind: "conflict", message: "Inzwischen geändert.", fields: {} },
  });
});

test("a refusal is said in the server's words", async () => {
  const post = answer(403, { error: { message: "Dafür fehlt Ihnen die Berechtigung." } });
  expect(await changeBooking("x", accept, { post, read: found("pending") })).toEqual({
    ok: false,
    error: { kind: "refused", message: "Dafür fehlt Ihnen die Berechtigung.", fields: {} },
  });
});
