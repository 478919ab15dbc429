import { recordBy } from "../record-by.ts";

/**
 * What a customer may say of an event beyond what has to be known, by the name of its column: typed in the
 * step „Event-Details“, stored as given, read by both sides, gone with the contact data. The form, the API
 * and the erasure derive from here.
 */
export const EVENT_DETAILS = {
  customer_notes: { field: "eventDescription", longest: 5000 },
} as const;
export type EventDetail = keyof typeof EVENT_DETAILS;
export type EventDetails = Readonly<Record<EventDetail, string | null>>;
export type DetailField = (typeof EVENT_DETAILS)[EventDetail]["field"];

export const EVENT_DETAIL_NAMES = Object.keys(EVENT_DETAILS) as readonly EventDetail[];
export const DETAIL_FIELDS: readonly DetailField[] = EVENT_DETAIL_NAMES.map(
  (name) => EVENT_DETAILS[name].field,
);

export const NO_EVENT_DETAILS: EventDetails = recordBy(EVENT_DETAIL_NAMES, () => null);

export function isDetailField(field: string): field is DetailField {
  return DETAIL_FIELDS.some((known) => known === field);
}

type Typed = Readonly<Record<DetailField, string>>;

/** As it was typed, without what was left empty. */
export function eventDetailsOf(typed: Typed): EventDetails {
  return recordBy(EVENT_DETAIL_NAMES, (name) => typed[EVENT_DETAILS[name].field].trim() || null);
}

export type DraftFault = "missing" | "invalid";

/** What is wrong with one of them while it is typed. */
export function detailFault(field: DetailField, typed: Typed): DraftFault | null {
  const known = Object.values(EVENT_DETAILS).find((detail) => detail.field === field);
  return known && typed[field].trim().length > known.longest ? "invalid" : null;
}
