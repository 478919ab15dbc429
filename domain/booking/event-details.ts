import { recordBy } from "#domain/record/record-by.ts";

/**
 * What a customer may say of an event beyond what has to be known, by the name of its column: typed in the
 * step „Event-Details“, stored as given, read by both sides, gone with the contact data. The form, the API
 * and the erasure derive from here.
 */
export const EVENT_DETAILS = {
  customer_notes: { field: "eventDescription", longest: 5000 },
  on_site_contact: { field: "onSiteContact", longest: 120 },
  on_site_phone: { field: "onSitePhone", longest: 50 },
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
  if (field === "onSiteContact" && isNameless(typed)) return "missing";
  const known = Object.values(EVENT_DETAILS).find((detail) => detail.field === field);
  return known && typed[field].trim().length > known.longest ? "invalid" : null;
}

/** The speaker has to know whom to ask for (C-114). */
function isNameless({ onSiteContact, onSitePhone }: Typed): boolean {
  return onSiteContact.trim() === "" && onSitePhone.trim() !== "";
}

export const ON_SITE_TEXTS = {
  contact: "Ansprechpartner vor Ort",
  phone: "Telefon vor Ort",
  nameless: "Bitte geben Sie zur Telefonnummer auch den Namen an.",
} as const;

/** „Mara Köster, +49 40 1234“; null where no name was given. */
export function onSiteContact(
  details: Pick<EventDetails, "on_site_contact" | "on_site_phone">,
): string | null {
  const { on_site_contact: name, on_site_phone: phone } = details;
  return name && phone ? `${name}, ${phone}` : name;
}
