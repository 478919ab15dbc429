import { expect, test } from "vitest";
import { holidayArea } from "#domain/availability/holiday-area.ts";
import { publicHoliday } from "#domain/availability/public-holidays.ts";
import {
  BOOKING_STATUSES,
  type BookingStatus,
  takesDay,
  transition,
} from "#domain/booking/status.ts";
import { hasOwnFormatFee } from "#domain/pricing/duration-formats.ts";
import { isListed } from "#domain/speaker/speaker-codes.ts";
import { addDays, daysBetween, isoDate, weekday } from "#domain/time/iso-date.ts";
import { demoAccounts } from "../accounts.ts";
import { demoConversations } from "../conversations.ts";
import { demoOverrides } from "../overrides.ts";
import { demoReviews } from "../reviews.ts";
import { demoSpeakers } from "../speakers.ts";
import { demoBookings } from "./bookings.ts";

/** A whole week, a change of year and a leap day: the calendar must hold on every one of them. */
const TODAYS = [
  ...Array.from({ length: 7 }, (_, ahead) => addDays(isoDate("2026-11-16"), ahead)),
  isoDate("2026-12-30"),
  isoDate("2027-03-27"),
  isoDate("2028-02-28"),
];
const today = isoDate("2026-11-16");
const isLive = ({ status }: { status: BookingStatus }) => takesDay(status);

function speakerOf(slug: string) {
  const found = demoSpeakers.find((one) => one.slug === slug);
  if (!found) throw new Error(`No speaker ${slug}`);
  return found;
}

test("the demo customer has a booking in every state", () => {
  const own = demoBookings(today).filter(({ customer }) => customer === "kunde@demo.example");
  expect(new Set(own.map(({ status }) => status))).toEqual(new Set(BOOKING_STATUSES));
});

test("the demo speaker sees a pipeline", () => {
  const own = demoBookings(today).filter(({ speaker }) => speaker === "miriam-falkenau");
  const count = (status: string) => own.filter((one) => one.status === status).length;
  expect(count("requested")).toBeGreaterThanOrEqual(2);
  expect(count("pending")).toBeGreaterThanOrEqual(2);
  expect(count("confirmed")).toBeGreaterThanOrEqual(3);
  expect(count("completed")).toBeGreaterThanOrEqual(1);
  expect(count("reviewed")).toBeGreaterThanOrEqual(2);
});

test.each(TODAYS)("on %s no speaker is booked twice on one day, and never on a weekend", (day) => {
  const bookings = demoBookings(day);
  const live = bookings.filter(isLive).map((one) => `${one.speaker} ${one.event_date}`);
  expect(new Set(live).size).toBe(live.length);
  expect(bookings.filter(({ event_date }) => weekday(event_date) > 5)).toEqual([]);
});

test("through a whole year no event falls on a public holiday or a day between the years", () => {
  const quiet = ["12-24", "12-25", "12-26", "12-31", "01-01"];
  for (let ahead = 0; ahead < 366; ahead += 2) {
    const day = addDays(today, ahead);
    const bookings = demoBookings(day);
    const days = bookings.map(({ speaker, event_date }) => `${speaker} ${event_date}`);
    expect(new Set(days).size).toBe(days.length);
    for (const { key, speaker, event_date, status } of bookings) {
      const area = holidayArea(speakerOf(speaker).address_label);
      expect(publicHoliday(event_date, area), `${key} on ${event_date}`).toBeNull();
      expect(quiet, key).not.toContain(event_date.slice(5));
      const isOver = status === "completed" || status === "reviewed";
      expect(daysBetween(day, event_date) > 0, `${key} seen on ${day}`).toBe(!isOver);
    }
  }
});

test.each(TODAYS)("on %s what is over is over and what is live lies ahead", (day) => {
  for (const { key, status, event_date, history, expires_at } of demoBookings(day)) {
    const isOver = status === "completed" || status === "reviewed";
    expect(daysBetween(day, event_date) > 0, key).toBe(!isOver);
    for (const { at } of history) expect(at < `${day}T00:00:00Z`, key).toBe(true);
    const isOpen = status === "requested" || status === "pending";
    expect(expires_at !== null && expires_at > `${addDays(day, 1)}T00:00:00Z`, key).toBe(isOpen);
    expect(expires_at === null || expires_at < event_date, key).toBe(true);
  }
});

test("every booking came to its state by allowed steps, in order", () => {
  for (const { key, status, created_at, history } of demoBookings(today)) {
    expect(history[0]?.at, key).toBe(created_at);
    expect(history.at(-1)?.to_status, key).toBe(status);
    expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).toSorted());
    for (const { event, actor, from_status, to_status } of history) {
      if (event === "create" || from_status === null) continue;
      expect(transition(from_status, event, actor), key).toEqual({ ok: true, value: to_status });
    }
  }
});

test("bookings name real talks and workshops, and their sums are right", () => {
  const bookings = demoBookings(today);
  expect(new Set(bookings.map(({ key }) => key)).size).toBe(bookings.length);
  for (const one of bookings) {
    const speaker = speakerOf(one.speaker);
    expect(isListed(speaker), one.key).toBe(true);
    expect(one.talk === null, one.key).toBe(one.workshop !== null);
    if (one.talk) expect(speaker.talks.map(({ title }) => title)).toContain(one.talk);
    expect(one.includes_qa, one.key).toBe(one.qa_fee_cents > 0);
    expect(one.total_amount).toBe(one.base_fee_cents + one.qa_fee_cents + one.travel_cost_cents);
    if (one.offer_message) expect(one.offer_price_cents, one.key).toBe(one.total_amount);
    expect(one.contact_phone && one.billing_street && one.billing_postal_code).not.toBe("");
  }
});

test("only speakers who can be booked directly are booked directly", () => {
  for (const { key, booking_mode, speaker: slug } of demoBookings(today)) {
    if (booking_mode !== "direct") continue;
    const speaker = speakerOf(slug);
    expect(speaker.allows_direct_booking && hasOwnFormatFee(speaker), key).toBe(true);
    expect(["available", null], key).toContain(speaker.availability_status);
  }
});

test("a talk is booked in a length in which it is given", () => {
  for (const { key, talk, speaker, event_duration_minutes, qa_duration_minutes } of demoBookings(
    today,
  )) {
    const durations = speakerOf(speaker).talks.find(
      ({ title }) => title === talk,
    )?.available_durations;
    if (!durations?.length) continue;
    expect(durations, key).toContain(event_duration_minutes - (qa_duration_minutes ?? 0));
  }
});

test("every reviewed booking has one review, and no other booking has any", () => {
  const reviewed = demoBookings(today).filter(({ status }) => status === "reviewed");
  expect(demoReviews(today).map(({ booking }) => booking)).toEqual(reviewed.map(({ key }) => key));
  for (const { created_at, replied_at } of demoReviews(today)) {
    expect((replied_at ?? created_at) < `${today}T00:00:00Z`).toBe(true);
  }
});

test.each(TODAYS)(
  "on %s the calendars of six months are filled and leave bookings alone",
  (day) => {
    const overrides = demoOverrides(day);
    const days = overrides.map(({ speaker, date }) => `${speaker} ${date}`);
    expect(new Set(days).size).toBe(days.length);
    const live = new Set(
      demoBookings(day)
        .filter(isLive)
        .map((one) => `${one.speaker} ${one.event_date}`),
    );
    expect(days.filter((one) => live.has(one))).toEqual([]);
    for (const { slug } of demoSpeakers) {
      const own = overrides.filter(({ speaker }) => speaker === slug);
      expect(new Set(own.map(({ type }) => type))).toEqual(new Set(["blocked", "on_request"]));
      expect(own.length, slug).toBeLessThan(130);
    }
    expect(demoOverrides(day)).toEqual(overrides);
  },
);

test("six conversations, one per pair, between accounts that exist", () => {
  const conversations = demoConversations(today);
  expect(conversations).toHaveLength(6);
  expect(new Set(conversations.map((one) => one.speaker + one.customer)).size).toBe(6);
  for (const { speaker, customer, messages } of conversations) {
    expect(demoAccounts.some(({ owns }) => owns === speaker)).toBe(true);
    expect(demoAccounts.some(({ email, role }) => email === customer && role === "customer")).toBe(
      true,
    );
    expect(messages.length).toBeGreaterThanOrEqual(3);
    expect(messages.length).toBeLessThanOrEqual(9);
    const times = messages.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted());
    expect(times.at(-1)?.slice(0, 10)).not.toBe(today);
    const unread = messages.filter(({ is_read }) => !is_read);
    expect(messages.slice(messages.length - unread.length)).toEqual(unread);
    expect(new Set(unread.map(({ from }) => from)).size).toBeLessThanOrEqual(1);
  }
});

test("customer, speaker and admin can sign in, and no account owns two profiles", () => {
  const emails = demoAccounts.map(({ email }) => email);
  expect(new Set(emails).size).toBe(emails.length);
  expect(emails.filter((email) => !/^[a-z.-]+@demo\.example$/.test(email))).toEqual([]);
  for (const role of ["customer", "speaker", "admin"]) {
    expect(demoAccounts.some((account) => account.role === role)).toBe(true);
  }
  const owned = demoAccounts.flatMap(({ owns }) => owns ?? []);
  expect(new Set(owned).size).toBe(owned.length);
  expect(demoAccounts.find(({ owns }) => owns === "miriam-falkenau")?.email).toBe(
    "speaker@demo.example",
  );
});

test("at least three quarters of the demo speakers travel by the formula", () => {
  const byFormula = demoSpeakers.filter(({ travel_fee_usd }) => travel_fee_usd === null);
  expect(byFormula.length / demoSpeakers.length).toBeGreaterThanOrEqual(0.75);
  const sums = demoSpeakers.flatMap(({ travel_fee_usd }) => travel_fee_usd ?? []);
  expect(sums.some((sum) => sum > 0)).toBe(true);
  expect(sums).toContain(0);
});
