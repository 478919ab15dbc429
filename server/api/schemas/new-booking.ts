import { z } from "@hono/zod-openapi";
import { emailAddress } from "#domain/account/email-address.ts";
import {
  BILLING_COUNTRIES,
  DEFAULT_AUDIENCE_SIZE,
  readParticipants,
} from "#domain/booking/draft.ts";
import { TIME_OF_DAY } from "#domain/booking/event-time.ts";
import { BOOKING_MODES } from "#domain/booking/status.ts";
import { isCalendarDay, isoDate } from "#domain/iso-date.ts";
import { isVatId, normalVatId } from "#domain/pricing/vat-id.ts";
import {
  type BookedFormat,
  BUILT_IN_MINUTES,
  type NewBooking,
} from "#features/bookings/new-booking.ts";
import { BOOKING_ERRORS, BOOKING_FIELD_ERRORS as T } from "../booking-error-texts.ts";
import { OPERATIONS } from "../docs/texts.ts";
import { buyerReference, leitwegId } from "./buyer-references.ts";
import { numberChoice } from "./number-choice.ts";

const FORMAT_MINUTES = [20, 40, 60] as const;
const DEFAULT_QA = 30;

function text(longest: number) {
  return z.string(T.required).trim().min(1, T.required).max(longest, T.tooLong(longest));
}

const optionalId = z.uuid(T.choice).nullish();
const duration = numberChoice([...FORMAT_MINUTES, ...BUILT_IN_MINUTES], { error: T.choice });

/** What a customer may say; everything else in a body is left aside (SEC-11). */
export const newBookingSchema = z
  .object({
    speaker_id: z.uuid(T.speaker),
    booking_mode: z.enum(BOOKING_MODES, T.choice),
    event_date: z.string(T.date).refine(isCalendarDay, T.date).openapi({ example: "2030-03-07" }),
    event_start_time: z.string(T.time).regex(TIME_OF_DAY, T.time).default("09:00"),
    duration: duration.nullish(),
    workshop_id: optionalId,
    includes_qa: z.boolean(T.choice).default(false),
    qa_duration_minutes: numberChoice([15, 30], { error: T.choice }).nullish(),
    selected_talk_id: optionalId,
    event_title: text(200),
    audience_size: z.union([z.number(), z.string().max(20)], T.audience).nullish(),
    event_location: text(300),
    customer_notes: z.string(T.choice).trim().max(5000, T.tooLong(5000)).nullish(),
    contact_person: text(200),
    contact_email: text(254).refine((value) => emailAddress(value) !== null, T.email),
    contact_phone: text(50),
    billing_company: text(200),
    billing_street: text(200),
    billing_city: text(100),
    billing_postal_code: text(20),
    billing_country: z.enum(BILLING_COUNTRIES, T.choice).default("Deutschland"),
    billing_vat_id: z.string(T.vatId).trim().max(40, T.vatId).nullish(),
    billing_order_number: buyerReference,
    billing_cost_centre: buyerReference,
    billing_leitweg_id: leitwegId,
    agb_accepted: z.literal(true, T.consent),
    widerruf_accepted: z.literal(true, T.consent),
    expected_total_amount: z.int(T.amount).min(0, T.amount).nullish(),
    expected_gross_amount: z.int(T.amount).min(0, T.amount).nullish(),
    on_behalf_of: optionalId,
  })
  .refine((body) => !!body.duration || !!body.workshop_id, { path: ["duration"], error: T.choice })
  .refine((body) => people(body) !== null, { path: ["audience_size"], error: T.audience })
  .refine(hasFittingVatId, { path: ["billing_vat_id"], error: T.vatId })
  .openapi("NewBooking");

type Body = {
  audience_size?: number | string | null | undefined;
  billing_country: (typeof BILLING_COUNTRIES)[number];
  billing_vat_id?: string | null | undefined;
};

/** Fifty where no count is given; null where it is none. */
function people({ audience_size }: Pick<Body, "audience_size">): number | null {
  const text = String(audience_size ?? "");
  return text === "" ? DEFAULT_AUDIENCE_SIZE : readParticipants(text);
}

/** In Germany the number decides nothing, so it is never a reason to refuse a booking. */
function hasFittingVatId({ billing_country, billing_vat_id }: Body): boolean {
  if (!billing_vat_id || billing_country === "Deutschland") return true;
  return isVatId(billing_vat_id, billing_country);
}

export const bookingHeaders = z.object({
  "idempotency-key": z
    .string(BOOKING_ERRORS.idempotencyKey)
    .regex(/^[\x21-\x7e]{8,200}$/, BOOKING_ERRORS.idempotencyKey)
    .openapi({
      param: { name: "idempotency-key", in: "header" },
      description: OPERATIONS.createBooking.parameters["idempotency-key"].en,
    }),
});

export function toNewBooking(body: z.output<typeof newBookingSchema>): NewBooking {
  const { billing_vat_id, billing_country } = body;
  const hasVatId = !!billing_vat_id && isVatId(billing_vat_id, billing_country);
  return {
    speaker_id: body.speaker_id,
    booking_mode: body.booking_mode,
    format: bookedFormat(body),
    event_date: isoDate(body.event_date),
    event_start_time: body.event_start_time,
    event_title: body.event_title,
    event_location: body.event_location,
    audience_size: people(body) ?? DEFAULT_AUDIENCE_SIZE,
    customer_notes: body.customer_notes || null,
    contact_person: body.contact_person,
    contact_email: body.contact_email,
    contact_phone: body.contact_phone,
    billing_company: body.billing_company,
    billing_street: body.billing_street,
    billing_city: body.billing_city,
    billing_postal_code: body.billing_postal_code,
    billing_country,
    billing_vat_id: hasVatId ? normalVatId(billing_vat_id) : null,
    billing_order_number: body.billing_order_number ?? null,
    billing_cost_centre: body.billing_cost_centre ?? null,
    billing_leitweg_id: body.billing_leitweg_id ?? null,
    expected_total_amount: body.expected_total_amount ?? null,
    expected_gross_amount: body.expected_gross_amount ?? null,
    on_behalf_of: body.on_behalf_of ?? null,
  };
}

/** A workshop with a row of its own has an id; the two built-in ones are known by their minutes. */
function bookedFormat(body: z.output<typeof newBookingSchema>): BookedFormat {
  const { workshop_id, duration: minutes, includes_qa } = body;
  if (workshop_id) return { kind: "workshop", workshopId: workshop_id };
  const builtIn = BUILT_IN_MINUTES.find((one) => one === minutes);
  if (builtIn) return { kind: "built_in_workshop", minutes: builtIn };
  return {
    kind: "format",
    duration: FORMAT_MINUTES.find((one) => one === minutes) ?? 40,
    qaMinutes: includes_qa ? (body.qa_duration_minutes ?? DEFAULT_QA) : null,
    talkId: body.selected_talk_id ?? null,
  };
}
