import { expect, test } from "vitest";
import type { BookingItem } from "#features/bookings/queries.ts";
import type { Statistics } from "#features/insights/statistics/statistics-query.ts";
import { createDemoSource } from "./demo-source.ts";

const NOW = new Date("2026-06-10T10:00:00Z");

function openDemo() {
  const source = createDemoSource(NOW);
  const send = async (method: string, path: string, body?: object) => {
    const init = { method, ...(body && { body: JSON.stringify(body) }) };
    const response = await source(`/api/v1${path}`, init);
    return { status: response.status, body: await response.json() };
  };
  const list = async (query: string): Promise<BookingItem[]> =>
    (await send("GET", `/me/bookings?${query}`)).body.items;
  return { send, list };
}

test("the numbers of the demo agree with its own bookings", async () => {
  const { send, list } = openDemo();
  const bookings = await list("sort=event_date&order=asc");
  const booked = bookings.filter(({ status }) => ["confirmed", "completed"].includes(status));
  const answered = bookings.filter(({ status }) => status !== "requested");
  const { body } = await send("GET", "/me/speaker/statistics");
  const { answers, fees, upcoming, weeks } = body as Statistics;
  expect(answers.inquiries).toBe(bookings.length);
  expect(answers.answered).toBe(answered.length);
  expect(answers.booked).toBe(booked.length);
  expect(answers.conversion_percent).toBe((booked.length / bookings.length) * 100);
  expect(fees.months).toHaveLength(12);
  expect(fees.net_cents).toBe(booked.reduce((sum, { total_amount }) => sum + total_amount, 0));
  expect(weeks).toHaveLength(12);
  const ahead = bookings.filter(({ status }) => status === "confirmed");
  expect(upcoming).toEqual({ count: ahead.length, next: ahead[0]?.event_date });
});

test("an inquiry is answered in this demo and waits again in the next [ROUTE-07]", async () => {
  const { send, list } = openDemo();
  const [inquiry] = await list("stage=requested&q=jahresauftakt");
  const path = `/bookings/${inquiry?.id}`;
  const offer = { event: "offer", offer_price_cents: 600_000, message: "Gern." };
  expect((await send("POST", `${path}/transitions`, offer)).status).toBe(200);
  expect((await send("GET", path)).body).toMatchObject({
    status: "pending",
    offer_price_cents: 600_000,
    possible_events: ["retract"],
    expires_at: "2026-06-17T10:00:00.000Z",
  });
  expect((await send("POST", `${path}/transitions`, offer)).status).toBe(422);
  expect(await list("stage=requested")).toHaveLength(1);
  expect(await openDemo().list("stage=requested")).toHaveLength(2);
});

test("days are blocked and freed, booked ones say so", async () => {
  const { send } = openDemo();
  const days = async () =>
    (await send("GET", "/speakers/demo-speaker/availability?from=2026-06-13&to=2026-06-15")).body
      .days;
  const dates = ["2026-06-13", "2026-06-14"];
  const change = (type: string) => send("PUT", "/me/speaker/availability", { dates, type });
  expect((await change("blocked")).body).toEqual({
    days: (await days()).slice(0, 2),
    imported: [],
  });
  expect(await days()).toEqual([
    { date: "2026-06-13", status: "blocked", booked: false },
    { date: "2026-06-14", status: "blocked", booked: true },
    { date: "2026-06-15", status: "available", booked: false },
  ]);
  await change("available");
  expect(await days()).toMatchObject([{ status: "available" }, { status: "booked" }, {}]);
});

test.each([
  ["POST", "/me/speaker/reviews/1/reply"],
  ["PUT", "/me/speaker/calendar-import"],
  ["POST", "/conversations"],
  ["GET", "/me/shortlist"],
])("%s %s is refused with a word about the demo", async (method, path) => {
  const error = { code: "demo", message: "Das ist in der Demo nicht möglich." };
  expect(await openDemo().send(method, path)).toEqual({ status: 422, body: { error } });
});

test("lists are found by words, filtered and sorted", async () => {
  const { send, list } = openDemo();
  expect(await list("q=koeln")).toMatchObject([{ event_title: "Frauennetzwerk Mittelstand" }]);
  const dearest = await list("sort=total_amount&order=desc");
  expect(dearest.map(({ total_amount }) => total_amount).slice(0, 2)).toEqual([650_000, 541_000]);
  const reviews = async (query: string) =>
    (await send("GET", `/me/speaker/reviews?sort=created_at&order=desc${query}`)).body.total;
  expect([
    await reviews(""),
    await reviews("&reply=missing"),
    await reviews("&reply=given"),
  ]).toEqual([1, 1, 0]);
});
