import type { RequestBody } from "#app/session/api-client.ts";
import type { DraftField } from "#domain/booking/draft/draft-rules.ts";
import { participantCount } from "#domain/booking/draft/draft-rules.ts";
import {
  EVENT_DETAIL_NAMES,
  EVENT_DETAILS,
  eventDetailsOf,
} from "#domain/booking/event-details.ts";
import { BOOKABLE_MINUTES } from "#domain/pricing/built-in-workshops.ts";
import type { Quote } from "#domain/pricing/quote.ts";
import { recordBy } from "#domain/record/record-by.ts";
import type { DrawerState } from "../drawer-state.ts";

type Body = RequestBody<"POST /bookings">;
type Consent = "agb_accepted" | "widerruf_accepted";

/**
 * The body of the request; the server decides on price and permission anew. Consents are sent as they
 * were ticked, and it stores nothing without them.
 */
export type BookingRequest = Omit<Body, Consent> & Record<Consent, boolean>;

type BookingRequestInput = {
  readonly speakerId: string;
  readonly state: Pick<DrawerState, "mode" | "eventDate" | "draft">;
  /**
   * The price on the screen; a different one is refused instead of stored (C-93). Null where
   * no price was shown, as in one inquiry to several speakers.
   */
  readonly seen: Pick<Quote, "net_cents" | "gross_cents"> | null;
};

export function bookingRequest({ speakerId, state, seen }: BookingRequestInput): BookingRequest {
  const { mode, eventDate, draft } = state;
  const vatId = draft.billingCountry === "Deutschland" ? "" : draft.billingVatId.trim();
  return {
    speaker_id: speakerId,
    booking_mode: mode,
    event_date: eventDate,
    event_start_time: draft.eventTime,
    ...chosenFormat(draft),
    selected_talk_id: draft.eventType === "workshop" ? null : draft.selectedTalkId,
    event_title: draft.eventTitle.trim(),
    audience_size: participantCount(draft.eventParticipants),
    event_location: draft.eventLocation.trim(),
    ...eventDetailsOf(draft),
    contact_person: draft.contactName.trim(),
    contact_email: draft.contactEmail.trim(),
    contact_phone: draft.contactPhone.trim(),
    billing_company: draft.billingCompany.trim(),
    billing_street: draft.billingStreet.trim(),
    billing_city: draft.billingCity.trim(),
    billing_postal_code: draft.billingPostalCode.trim(),
    billing_country: draft.billingCountry,
    billing_vat_id: vatId || null,
    billing_order_number: draft.billingOrderNumber.trim() || null,
    billing_cost_centre: draft.billingCostCentre.trim() || null,
    billing_leitweg_id: draft.billingLeitwegId.trim() || null,
    agb_accepted: draft.agbAccepted,
    widerruf_accepted: draft.widerrufsAccepted,
    expected_total_amount: seen?.net_cents ?? null,
    expected_gross_amount: seen?.gross_cents ?? null,
  };
}

/** A workshop without a row of its own is known by its minutes. */
function chosenFormat(draft: DrawerState["draft"]) {
  const duration = BOOKABLE_MINUTES.find((minutes) => minutes === draft.duration);
  if (draft.eventType === "workshop") {
    const workshop = { includes_qa: false, qa_duration_minutes: null };
    return draft.workshopId === null
      ? { ...workshop, duration }
      : { ...workshop, workshop_id: draft.workshopId };
  }
  return {
    duration,
    includes_qa: draft.includeQA,
    qa_duration_minutes: draft.qaDuration,
  };
}

/** At which field of the form the server's objection to a part of the request stands. */
const FIELD_OF: Readonly<Record<string, DraftField>> = {
  event_start_time: "eventTime",
  event_title: "eventTitle",
  audience_size: "eventParticipants",
  event_location: "eventLocation",
  ...recordBy(EVENT_DETAIL_NAMES, (name) => EVENT_DETAILS[name].field),
  contact_person: "contactName",
  contact_email: "contactEmail",
  contact_phone: "contactPhone",
  billing_company: "billingCompany",
  billing_street: "billingStreet",
  billing_city: "billingCity",
  billing_postal_code: "billingPostalCode",
  billing_vat_id: "billingVatId",
  billing_order_number: "billingOrderNumber",
  billing_cost_centre: "billingCostCentre",
  billing_leitweg_id: "billingLeitwegId",
  agb_accepted: "agbAccepted",
  widerruf_accepted: "widerrufsAccepted",
};

export function fieldErrors(
  fields: Readonly<Record<string, string>>,
): Partial<Record<DraftField, string>> {
  const known = Object.entries(fields).flatMap(([name, text]) => {
    const field = FIELD_OF[name];
    return field === undefined ? [] : [[field, text] as const];
  });
  return Object.fromEntries(known);
}
