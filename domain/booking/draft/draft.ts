import type { FormatDuration, FormatType } from "#domain/pricing/duration-formats.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";

/** What a booking row knows: a workshop, or any other appearance on a stage (C-25). */
export const EVENT_TYPES = ["workshop", "conference"] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** What the form knows; `keynote` and its like are never stored. */
type DraftEventType = FormatType | "workshop";

export const QA_DURATIONS = [15, 30] as const;
export type QaDuration = (typeof QA_DURATIONS)[number];

export const BILLING_COUNTRIES = ["Deutschland", "Österreich", "Schweiz"] as const;
export type BillingCountry = (typeof BILLING_COUNTRIES)[number];

/** What a booking without a count is stored with (ENT-28). */
export const DEFAULT_AUDIENCE_SIZE = 50;

/** The state of the booking form with the names of the specification (ENT-34). */
export type BookingDraft = {
  /** Minutes: one of the formats, or a workshop's hours times sixty. */
  readonly duration: FormatDuration | number;
  readonly eventType: DraftEventType;
  readonly includeQA: boolean;
  readonly qaDuration: QaDuration | null;
  readonly workshopId: string | null;
  readonly eventTitle: string;
  readonly eventDate: IsoDate | null;
  readonly eventTime: string;
  readonly eventParticipants: string;
  readonly eventLocation: string;
  readonly eventDescription: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly billingCompany: string;
  readonly billingStreet: string;
  readonly billingCity: string;
  readonly billingPostalCode: string;
  readonly billingCountry: BillingCountry;
  readonly agbAccepted: boolean;
  readonly widerrufsAccepted: boolean;
};

export function newBookingDraft(eventDate: IsoDate | null): BookingDraft {
  return {
    duration: 40,
    eventType: "keynote",
    includeQA: false,
    qaDuration: null,
    workshopId: null,
    eventTitle: "",
    eventDate,
    eventTime: "09:00",
    eventParticipants: "",
    eventLocation: "",
    eventDescription: "",
    contactName: "",
    contactEmail: "",
    contactPhone: "",
    billingCompany: "",
    billingStreet: "",
    billingCity: "",
    billingPostalCode: "",
    billingCountry: "Deutschland",
    agbAccepted: false,
    widerrufsAccepted: false,
  };
}

export function eventTypeOf(draft: Pick<BookingDraft, "eventType">): EventType {
  return draft.eventType === "workshop" ? "workshop" : "conference";
}

const MOST_PARTICIPANTS = 1_000_000;

/**
 * A count of people as it is typed: decimals are cut off, a dot between groups of three is how
 * Germans write a thousand. Null for everything that is no such count; nothing is corrected silently.
 */
export function readParticipants(text: string): number | null {
  const trimmed = text.trim();
  const digits = /^\d{1,3}(?:\.\d{3})+$/.test(trimmed) ? trimmed.replaceAll(".", "") : trimmed;
  if (!/^\d+(?:[.,]\d+)?$/.test(digits)) return null;
  const count = Number.parseInt(digits, 10);
  return count >= 1 && count <= MOST_PARTICIPANTS ? count : null;
}
