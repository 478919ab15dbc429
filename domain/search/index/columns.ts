import { centsFromEuros } from "#domain/money.ts";
import {
  durationFormats,
  FORMAT_DURATIONS,
  hasOwnFormatFee,
} from "#domain/pricing/duration-formats.ts";
import type { OwnTravel } from "#domain/pricing/travel/own-travel.ts";
import { recordBy } from "#domain/record/record-by.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { CHOICE_FILTERS, CHOICE_NAMES } from "../filter-table.ts";
import { highestFee, lowestFee, orderFee } from "../price-range.ts";
import {
  RELEVANCE_WEIGHTS,
  type RelevanceWeights,
  relevance,
  type Standing,
} from "../relevance.ts";
import { addBit, type BitSet, bitSet, removeBit } from "./bit-set.ts";
import type { SearchDoc, SpeakerOffer } from "./search-doc.ts";

export type Groups = Map<string, BitSet>;
export type Columns = ReturnType<typeof createColumns>;

/** What filters and orders compare, one array for each question; a slot is a speaker's place in all of them. */
export function createColumns(capacity: number, weights: RelevanceWeights = RELEVANCE_WEIGHTS) {
  return {
    capacity,
    weights,
    live: bitSet(capacity),
    ids: new Array<string>(capacity).fill(""),
    cards: new Array<SpeakerCardData | undefined>(capacity).fill(undefined),
    rating: new Float64Array(capacity),
    bookings: new Float64Array(capacity),
    years: new Float64Array(capacity),
    createdAt: new Float64Array(capacity),
    verified: new Uint8Array(capacity),
    relevance: new Float64Array(capacity),
    lowestFee: new Float64Array(capacity),
    highestFee: new Float64Array(capacity),
    orderFee: new Float64Array(capacity),
    /** Net cents of each length; 0 where it is not offered. */
    formatFees: {
      20: new Float64Array(capacity),
      40: new Float64Array(capacity),
      60: new Float64Array(capacity),
    },
    /** Net cents of a lump sum for travel; not a number without one. */
    flatTravel: new Float64Array(capacity),
    /** Of those who travel by bands or a rate of their own. */
    ownTravel: new Map<number, OwnTravel>(),
    /** Not a number where the place is unknown: no distance is ever small enough then. */
    lat: new Float64Array(capacity),
    lng: new Float64Array(capacity),
    /** Who has a value, for every filter by choice. */
    groups: recordBy(CHOICE_NAMES, (): Groups => new Map()),
  };
}

export function fillSlot(columns: Columns, slot: number, doc: SearchDoc): void {
  columns.ids[slot] = doc.id;
  columns.cards[slot] = doc.card;
  columns.rating[slot] = doc.rating;
  columns.bookings[slot] = doc.bookings;
  columns.years[slot] = doc.years;
  columns.createdAt[slot] = doc.createdAt;
  columns.verified[slot] = doc.isVerified ? 1 : 0;
  columns.relevance[slot] = relevance(doc, false, columns.weights);
  columns.lowestFee[slot] = lowestFee(doc.fees);
  columns.highestFee[slot] = highestFee(doc.fees);
  columns.orderFee[slot] = orderFee(doc.fees);
  fillOffer(columns, slot, doc.offer);
  columns.lat[slot] = doc.lat ?? Number.NaN;
  columns.lng[slot] = doc.lng ?? Number.NaN;
  for (const name of CHOICE_NAMES) {
    join(columns, columns.groups[name], CHOICE_FILTERS[name].valuesOf(doc), slot);
  }
  addBit(columns.live, slot);
}

/** Everything a search returns passes through `live`, so one bit takes a speaker out. */
export function dropSlot(columns: Columns, slot: number): void {
  removeBit(columns.live, slot);
  columns.cards[slot] = undefined;
  columns.ownTravel.delete(slot);
}

function fillOffer(columns: Columns, slot: number, offer: SpeakerOffer): void {
  const { travel_bands, travel_cents_per_km, travel_fee_usd } = offer;
  // Without any fee of its own a profile binds to no invented price.
  const formats = hasOwnFormatFee(offer) ? durationFormats(offer) : [];
  for (const length of FORMAT_DURATIONS) {
    const format = formats.find(({ duration }) => duration === length);
    columns.formatFees[length][slot] = format?.price ?? 0;
  }
  columns.flatTravel[slot] = travel_fee_usd === null ? Number.NaN : centsFromEuros(travel_fee_usd);
  if (travel_bands.length > 0 || travel_cents_per_km !== null) {
    columns.ownTravel.set(slot, { travel_bands, travel_cents_per_km });
  }
}

export function standingOf(columns: Columns, slot: number): Standing {
  return {
    rating: columns.rating[slot] ?? 0,
    bookings: columns.bookings[slot] ?? 0,
    years: columns.years[slot] ?? 0,
    isVerified: columns.verified[slot] === 1,
  };
}

function join(columns: Columns, groups: Groups, names: readonly string[], slot: number): void {
  for (const name of names) {
    const members = groups.get(name) ?? bitSet(columns.capacity);
    addBit(members, slot);
    groups.set(name, members);
  }
}
