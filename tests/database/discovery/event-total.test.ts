import { beforeAll, describe, expect, test } from "vitest";
import { FORMAT_DURATIONS } from "#domain/pricing/duration-formats.ts";
import type { EventTotal } from "#domain/pricing/event-total.ts";
import { EMPTY_QUERY, type SearchQuery } from "#domain/search/query.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { searchSpeakers } from "#features/discovery/search/search-speakers.server.ts";
import { createEmbeddedGeo } from "#integrations/geo/embedded-geo.ts";
import {
  bookable,
  bookingApi,
  bookingRequestFor,
  castOf,
} from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker } from "#tests/support/database/records.ts";
import { testSearch } from "#tests/support/search/search.ts";
import { randomFrom } from "#tests/support/search/search-docs.ts";
import { testCtx } from "#tests/support/test-ctx.ts";

const database = await testDatabase();
const { db } = database;
const DAY = isoDate("2030-03-07");
const TOWNS = ["70173 Stuttgart", "Hamburg", "Wien", "8001 Zürich", "Online", "Bad Tölz"];
const random = randomFrom(31);
const geo = createEmbeddedGeo("../no-such-folder");
const speakers = new Map<string, string>();
let search: Awaited<ReturnType<typeof testSearch>>;

beforeAll(async () => {
  const some = (least: number, most: number) => least + Math.floor(random() * (most - least));
  const maybe = (value: number) => (random() < 0.5 ? null : value);
  for (let at = 0; at < 40; at += 1) {
    const { id, slug } = await insertSpeaker(
      db,
      bookable({
        fee_20: maybe(some(500, 4000)),
        fee_40: maybe(some(1000, 9000)),
        fee_60: at === 0 ? null : some(2000, 12_000),
        lengths_not_offered: at % 4 === 0 ? [20] : [],
        address_label: "Irgendwo",
        lat: 46 + random() * 9,
        lng: 6 + random() * 10,
        travel_fee_usd: at % 5 === 0 ? some(0, 900) : null,
        travel_bands: at % 7 === 0 ? [{ up_to_km: 300, euros: some(0, 900) }] : [],
        travel_cents_per_km: at % 6 === 0 ? some(10, 400) : null,
      }),
    );
    speakers.set(slug, id);
  }
  search = await testSearch(database);
});

async function totals(asked: Partial<SearchQuery>): Promise<Record<string, EventTotal>> {
  const ctx = testCtx(db, { search, geo });
  const found = await searchSpeakers(ctx, { ...EMPTY_QUERY, limit: 50, date: DAY, ...asked });
  return found.totals ?? {};
}

test("the total of the list is the amount of the booking, to the cent", async () => {
  const { book } = bookingApi(db, { geo });
  const { customer } = await castOf(db);
  let booked = 0;
  for (const [at, venue] of TOWNS.entries()) {
    const length = FORMAT_DURATIONS[at % 3] ?? 40;
    const date = isoDate(`2030-04-0${at + 1}`);
    for (const [slug, total] of Object.entries(await totals({ venue, length, date }))) {
      const speaker = speakers.get(slug);
      if (total.state !== "known" || speaker === undefined) continue;
      const request = {
        event_date: date,
        duration: length,
        event_location: venue,
        expected_total_amount: total.net,
        expected_gross_amount: total.gross,
      };
      const { status, body } = await book(customer, bookingRequestFor(speaker, request));
      expect({ slug, venue, status, code: body.code }).toMatchObject({ status: 201 });
      expect(body).toMatchObject({
        total_amount: total.net,
        vat_amount_cents: total.vat,
        gross_amount_cents: total.gross,
        travel_cost_cents: total.travel,
      });
      booked += 1;
    }
  }
  expect(booked).toBeGreaterThan(150);
});

describe("a place", () => {
  test("that is not sure gives no totals, and asks which is meant", async () => {
    const ctx = testCtx(db, { search, geo });
    const ask = (venue: string) =>
      searchSpeakers(ctx, { ...EMPTY_QUERY, date: DAY, venue }).then((found) => found);
    const several = await ask("Neustadt");
    expect(several.totals).toBeUndefined();
    expect(several.venue?.state).toBe("ambiguous");
    expect(several.venue?.candidates.length).toBeGreaterThan(1);
    expect((await ask("xqzxqz")).venue).toMatchObject({ state: "unknown", label: null });
    expect((await ask("Ort noch offen")).venue?.state).toBe("open");
    const [first] = several.venue?.candidates ?? [];
    expect((await ask(first?.address ?? "")).venue?.state).toBe("sure");
  });

  test("without a day gives no totals", async () => {
    const ctx = testCtx(db, { search, geo });
    const found = await searchSpeakers(ctx, { ...EMPTY_QUERY, venue: "Hamburg" });
    expect(found.venue).toMatchObject({ state: "sure", label: "Hamburg" });
    expect(found.totals).toBeUndefined();
  });
});

describe("the total of one speaker", () => {
  const { call } = bookingApi(db, {
    geo,
    search: { index: () => search.index(), isCurrent: () => true },
  });
  const ask = (slug: string, params: Record<string, string>) =>
    call({ kind: "visitor" }, "GET", `/speakers/${slug}/total?${new URLSearchParams(params)}`);

  test("is that of the list", async () => {
    const all = await totals({ venue: "Wien", length: 60 });
    for (const [slug, total] of Object.entries(all).slice(0, 10)) {
      const { status, body } = await ask(slug, { date: DAY, venue: "Wien", length: "60" });
      expect({ status, total: body.total }).toEqual({ status: 200, total });
      expect(body.venue).toMatchObject({ state: "sure", label: "Wien" });
    }
  });

  test("needs a day and a place that is sure, and a speaker who is listed", async () => {
    const [slug = ""] = speakers.keys();
    const unclear = await ask(slug, { date: DAY, venue: "Neustadt" });
    expect(unclear.body).toMatchObject({ venue: { state: "ambiguous" }, total: null });
    expect((await ask("niemand", { date: DAY, venue: "Wien" })).status).toBe(404);
    const wrong: Record<string, string>[] = [
      { venue: "Wien" },
      { date: DAY },
      { date: DAY, venue: " " },
      { date: "2030-02-30", venue: "Wien" },
      { date: DAY, venue: "Wien", length: "45" },
    ];
    for (const params of wrong) expect((await ask(slug, params)).status).toBe(400);
  });
});

test("where ways are routed the list goes by the road as the booking does", async () => {
  const routed = { ...geo, roadKm: () => Promise.resolve(321) };
  const ctx = testCtx(db, { search, geo: routed });
  const query = { ...EMPTY_QUERY, limit: 50, date: DAY, venue: "Hamburg", length: 60 as const };
  const found = (await searchSpeakers(ctx, query)).totals ?? {};
  const { book } = bookingApi(db, { geo: routed });
  const { customer } = await castOf(db);
  const known = Object.entries(found).filter(([, total]) => total.state === "known");
  expect(known.length).toBeGreaterThan(20);
  for (const [slug, total] of known) {
    const speaker = speakers.get(slug);
    if (total.state !== "known" || speaker === undefined) continue;
    const request = { event_date: DAY, duration: 60, event_location: "Hamburg" };
    const { status, body } = await book(customer, bookingRequestFor(speaker, request));
    expect({ slug, status }).toEqual({ slug, status: 201 });
    expect(body.gross_amount_cents).toBe(total.gross);
  }
});
