import { emailAddress } from "#domain/account/email-address.ts";
import {
  DETAIL_FIELDS,
  type DetailField,
  type DraftFault,
  detailFault,
  isDetailField,
} from "#domain/booking/event-details.ts";
import { isLeitwegId } from "#domain/invoicing/e-invoice/leitweg-id.ts";
import type { FormatDuration, FormatType } from "#domain/pricing/duration-formats.ts";
import { isVatId } from "#domain/pricing/vat/vat-id.ts";
import { recordBy } from "#domain/record/record-by.ts";
import { berlinDay, type IsoDate } from "#domain/time/iso-date.ts";
import {
  type BookingDraft,
  DEFAULT_AUDIENCE_SIZE,
  newBookingDraft,
  type QaDuration,
  readParticipants,
} from "./draft.ts";
import type { BookingStep } from "./draft-steps.ts";
import { hasBegun, TIME_OF_DAY } from "./event-time.ts";

const DEFAULT_QA: QaDuration = 30;

const NO_QA = { includeQA: false, qaDuration: null } as const;

/** Every choice of a format takes questions and workshop back, also that of the same one (C-28). */
export function chooseFormat(
  draft: BookingDraft,
  format: { readonly duration: FormatDuration; readonly type: FormatType },
): BookingDraft {
  const { duration, type } = format;
  return { ...draft, duration, eventType: type, workshopId: null, ...NO_QA };
}

/** `id` is null for the half and whole day that a speaker offers by fee alone (C-26). */
export function chooseWorkshop(
  draft: BookingDraft,
  workshop: { readonly id: string | null; readonly duration_hours: number },
): BookingDraft {
  const duration = Math.round(workshop.duration_hours * 60);
  return { ...draft, duration, eventType: "workshop", workshopId: workshop.id, ...NO_QA };
}

/** Thirty minutes first, unless the speaker offers only the short round. */
export function tickQa(draft: BookingDraft, offered: readonly QaDuration[]): BookingDraft {
  const qaDuration = offered.includes(DEFAULT_QA) ? DEFAULT_QA : (offered[0] ?? null);
  return { ...draft, includeQA: qaDuration !== null, qaDuration };
}

export function untickQa(draft: BookingDraft): BookingDraft {
  return { ...draft, ...NO_QA };
}

type QaOffer = {
  readonly offers_qa: boolean;
  readonly fee_qa_15min_cents: number | null;
  readonly fee_qa_30min_cents: number | null;
};

/** A round without a fee is not offered (C-28). */
export function offeredQa(speaker: QaOffer): readonly QaDuration[] {
  if (!speaker.offers_qa) return [];
  const fees = [
    [15, speaker.fee_qa_15min_cents],
    [30, speaker.fee_qa_30min_cents],
  ] as const;
  return fees.flatMap(([minutes, fee]) => (fee === null ? [] : [minutes]));
}

/** Behind the step that asks for it; a text that is no count never gets there. */
export function participantCount(text: string): number {
  return readParticipants(text) ?? DEFAULT_AUDIENCE_SIZE;
}

/** What the drawer holds: the form of the specification and the answers the row needs beside it. */
export type DrawerDraft = BookingDraft &
  Readonly<Record<DetailField, string>> & {
    readonly selectedTalkId: string | null;
    readonly billingVatId: string;
    readonly billingOrderNumber: string;
    readonly billingCostCentre: string;
    readonly billingLeitwegId: string;
  };

export function newDrawerDraft(eventDate: IsoDate | null): DrawerDraft {
  return {
    ...recordBy(DETAIL_FIELDS, () => ""),
    ...newBookingDraft(eventDate),
    selectedTalkId: null,
    billingVatId: "",
    billingOrderNumber: "",
    billingCostCentre: "",
    billingLeitwegId: "",
  };
}

/** Every typed field; the names are those of the form. */
export const TEXT_FIELDS = [
  "eventTime",
  "eventTitle",
  "eventParticipants",
  "eventLocation",
  ...DETAIL_FIELDS,
  "contactName",
  "contactEmail",
  "contactPhone",
  "billingCompany",
  "billingStreet",
  "billingPostalCode",
  "billingCity",
  "billingVatId",
  "billingOrderNumber",
  "billingCostCentre",
  "billingLeitwegId",
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

export type DraftField = TextField | "agbAccepted" | "widerrufsAccepted";
export type DraftFaults = Partial<Record<DraftField, DraftFault>>;

/** Which fields are required, step by step, in the order of the screen (VAL-12 to VAL-21). */
const REQUIRED: Readonly<Record<BookingStep, readonly TextField[]>> = {
  format: ["eventTime"],
  talk: [],
  details: ["eventTitle", "eventParticipants", "eventLocation"],
  contact: [
    "contactName",
    "contactEmail",
    "contactPhone",
    "billingCompany",
    "billingStreet",
    "billingPostalCode",
    "billingCity",
  ],
  summary: [],
};

const OPTIONAL_BILLING: ReadonlySet<DraftField> = new Set([
  "billingVatId",
  "billingOrderNumber",
  "billingCostCentre",
  "billingLeitwegId",
]);

export function stepOf(field: DraftField): BookingStep {
  if (field === "agbAccepted" || field === "widerrufsAccepted") return "summary";
  if (isDetailField(field)) return "details";
  if (OPTIONAL_BILLING.has(field)) return "contact";
  const steps = Object.keys(REQUIRED) as BookingStep[];
  return steps.find((step) => REQUIRED[step].includes(field)) ?? "format";
}

/** What blocks a step; both consents count on the last one (C-31). */
export function faultsOf(step: BookingStep, draft: DrawerDraft, nowMs: number): DraftFaults {
  const faults: DraftFaults = {};
  for (const field of REQUIRED[step]) {
    const fault = faultOf(field, draft, nowMs);
    if (fault) faults[field] = fault;
  }
  for (const field of step === "details" ? DETAIL_FIELDS : []) {
    const fault = faultOf(field, draft, nowMs);
    if (fault) faults[field] = fault;
  }
  if (step === "contact") {
    for (const field of ["billingVatId", "billingLeitwegId"] as const) {
      if (faultOf(field, draft, nowMs)) faults[field] = "invalid";
    }
  }
  if (step === "summary") {
    if (!draft.agbAccepted) faults.agbAccepted = "missing";
    if (!draft.widerrufsAccepted) faults.widerrufsAccepted = "missing";
  }
  return faults;
}

/** One field by itself, for the moment it is left. */
export function faultOf(field: TextField, draft: DrawerDraft, nowMs: number): DraftFault | null {
  if (isDetailField(field)) return detailFault(field, draft);
  const text = draft[field].trim();
  if (field === "billingVatId") {
    const isAsked = draft.billingCountry !== "Deutschland" && text !== "";
    return isAsked && !isVatId(text, draft.billingCountry) ? "invalid" : null;
  }
  if (field === "billingLeitwegId" && text !== "") return isLeitwegId(text) ? null : "invalid";
  if (text === "") return isRequired(field) ? "missing" : null;
  if (field === "eventTime" && isPastToday(draft, nowMs)) return "invalid";
  if (field === "eventParticipants" && readParticipants(text) === null) return "invalid";
  if (field === "contactEmail" && emailAddress(text) === null) return "invalid";
  return null;
}

/** Of a day that is over no other time would help; the server says so. */
function isPastToday({ eventDate, eventTime: time }: DrawerDraft, nowMs: number): boolean {
  if (eventDate !== berlinDay(nowMs) || !TIME_OF_DAY.test(time)) return false;
  return hasBegun({ event_date: eventDate, event_start_time: time }, nowMs);
}

export function isRequired(field: TextField): boolean {
  return Object.values(REQUIRED).some((fields) => fields.includes(field));
}
