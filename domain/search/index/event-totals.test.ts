import fc from "fast-check";
import { expect, test } from "vitest";
import { centsFromEuros } from "#domain/money.ts";
import {
  durationFormats,
  FORMAT_DURATIONS,
  hasOwnFormatFee,
} from "#domain/pricing/duration-formats.ts";
import { quote } from "#domain/pricing/quote.ts";
import { ownTravelCost } from "#domain/pricing/travel/own-travel.ts";
import { roadKmFromAir, TRAVEL_RULES } from "#domain/pricing/travel/travel-cost.ts";
import { VAT_RULES } from "#domain/pricing/vat/vat-by-country.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { madeUpDoc, madeUpDocs, randomFrom } from "#tests/support/search/search-docs.ts";
import { distanceKm } from "../distance.ts";
import { EMPTY_QUERY } from "../query.ts";
import type { PricedEvent } from "./event-totals.ts";
import type { SearchDoc } from "./search-doc.ts";
import { buildSpeakerIndex } from "./speaker-index.ts";

const docs = madeUpDocs(300, 7);
const index = await buildSpeakerIndex(docs, async () => undefined);
const EUR = { vatBasisPoints: 1900, rules: TRAVEL_RULES };
const STUTTGART = { lat: 48.78, lng: 9.18 };
const event: PricedEvent = { ...EUR, place: STUTTGART, length: 40 };
const ALL = { ...EMPTY_QUERY, limit: 50 };

const events: fc.Arbitrary<PricedEvent> = fc.record({
  place: fc.oneof(
    fc.constant("online" as const),
    fc.record({
      lat: fc.double({ min: 46, max: 55, noNaN: true }),
      lng: fc.double({ min: 6, max: 17, noNaN: true }),
    }),
  ),
  length: fc.constantFrom(...FORMAT_DURATIONS),
  rules: fc.constant(TRAVEL_RULES),
  vatBasisPoints: fc.constant(1900),
});

/** By the one price rule, as the drawer and the server price a booking; null where a part is missing. */
function quoted({ offer, lat, lng }: SearchDoc, { place, length, rules }: PricedEvent) {
  const isOffered = durationFormats(offer).some(({ duration }) => duration === length);
  if (!hasOwnFormatFee(offer) || !isOffered) return null;
  const travel = () => {
    if (place === "online") return 0;
    if (offer.travel_fee_usd !== null) return centsFromEuros(offer.travel_fee_usd);
    if (lat === null || lng === null) return null;
    return ownTravelCost(roadKmFromAir(distanceKm({ lat, lng }, place), rules), offer, rules).fee;
  };
  const amount = travel();
  if (amount === null) return null;
  const { net_cents, vat_cents, gross_cents, travel_cost_cents } = quote({
    fees: { ...offer, fee_qa_15min_cents: null, fee_qa_30min_cents: null },
    choice: { kind: "format", duration: length, qaMinutes: null },
    travel: { state: "calculated", amount: centsFromEuros(amount / 100) },
    billing: { country: "Deutschland", vatId: null },
    eventDate: isoDate("2030-03-07"),
    vatRules: VAT_RULES,
  });
  return { net: net_cents, vat: vat_cents, gross: gross_cents, travel: travel_cost_cents };
}

test("every total is what the one price rule makes of it, for any place and length", () => {
  fc.assert(
    fc.property(fc.constantFrom(...docs), events, (doc, asked) => {
      const total = index.total(doc.id, asked);
      const expected = quoted(doc, asked);
      if (expected === null) expect(total?.state).toBe("unknown");
      else expect(total).toMatchObject({ state: "known", ...expected });
    }),
    { numRuns: 2_000 },
  );
});

test("what is missing is said: any price, this length or the place the way begins", () => {
  const offer = {
    fee_20: null,
    fee_40: 5000,
    fee_60: null,
    lengths_not_offered: [20, 60],
    travel_fee_usd: null,
    travel_bands: [],
    travel_cents_per_km: null,
  };
  const one = { ...madeUpDoc(1, randomFrom(1)), offer, lat: null, lng: null };
  const none = { ...madeUpDoc(2, randomFrom(1)), offer: { ...offer, fee_40: null } };
  return buildSpeakerIndex([one, none], async () => undefined).then((small) => {
    const missing = (id: string, changes: Partial<PricedEvent>) =>
      small.total(id, { ...event, ...changes });
    expect(missing(none.id, {})).toEqual({ state: "unknown", missing: "price" });
    expect(missing(one.id, { length: 60 })).toEqual({ state: "unknown", missing: "length" });
    expect(missing(one.id, {})).toEqual({ state: "unknown", missing: "origin" });
    expect(missing(one.id, { place: "online" })).toMatchObject({ state: "known", travel: 0 });
    expect(missing("nobody", {})).toBeUndefined();
  });
});

test("with an event prices are ordered and bounded by totals, speakers without one come last", () => {
  const totalOf = (id: string) => {
    const total = index.total(id, event);
    return total?.state === "known" ? total : null;
  };
  const sorted = (sort: "price_asc" | "price_desc") =>
    index.search({ ...ALL, sort }, { event }).hits.map(({ id }) => totalOf(id)?.net ?? null);
  const known = docs.flatMap(({ id }) => totalOf(id)?.net ?? []).sort((a, b) => a - b);
  expect(sorted("price_asc")).toEqual(known.slice(0, 50));
  expect(sorted("price_desc")).toEqual(known.toReversed().slice(0, 50));

  const limit = Math.ceil((known[40] ?? 0) / 100);
  const within = (prices: "net" | "gross") =>
    docs.filter(({ id }) => (totalOf(id)?.[prices] ?? Number.POSITIVE_INFINITY) <= limit * 100);
  for (const prices of ["net", "gross"] as const) {
    const { total } = index.search({ ...ALL, maxPrice: limit, prices }, { event });
    expect(total).toBe(within(prices).length);
    expect(total).toBeGreaterThan(0);
  }
  const { priceBounds } = index.search(ALL, { event });
  expect(priceBounds.max).toBe(Math.max(5000, Math.ceil((known.at(-1) ?? 0) / 100_000) * 1000));
});

test("giving up the day is not offered where bounds would then mean another price", async () => {
  const doc = madeUpDoc(1, randomFrom(3));
  const offer = { ...doc.offer, fee_40: 4000, lengths_not_offered: [], travel_fee_usd: 900 };
  const own = await buildSpeakerIndex([{ ...doc, offer }], async () => undefined);
  const around = { event, taken: new Set([doc.id]) };
  const dated = { ...ALL, date: isoDate("2030-03-07") };
  expect(own.relaxation(dated, around)).toMatchObject({ filter: "date", total: 1 });
  const bounded = { ...dated, minPrice: 4900, maxPrice: 4900 };
  expect(own.relaxation(bounded, around)).toBeUndefined();
});

test("a changed speaker has the new total at once", async () => {
  const doc = madeUpDoc(1, randomFrom(3));
  const own = await buildSpeakerIndex([doc], async () => undefined);
  own.search(ALL, { event });
  const offer = { ...doc.offer, fee_40: 4000, lengths_not_offered: [], travel_fee_usd: 100 };
  own.upsert({ ...doc, offer });
  expect(own.total(doc.id, event)).toMatchObject({ net: 410_000, gross: 487_900 });
  const { total } = own.search({ ...ALL, maxPrice: 4100, minPrice: 4100 }, { event });
  expect(total).toBe(1);
});
