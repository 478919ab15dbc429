import { z } from "zod";
import { emailAddress } from "#domain/account/email-address.ts";
import { BOOKING_MESSAGES } from "#domain/booking/booking-messages.ts";
import {
  BILLING_COUNTRIES,
  DEFAULT_AUDIENCE_SIZE,
  QA_DURATIONS,
  type QaDuration,
  readParticipants,
} from "#domain/booking/draft/draft.ts";
import { TIME_OF_DAY } from "#domain/booking/draft/event-time.ts";
import { EVENT_DETAIL_NAMES, EVENT_DETAILS, ON_SITE_TEXTS } from "#domain/booking/event-details.ts";
import { BOOKING_MODES } from "#domain/booking/status.ts";
import { BOOKABLE_MINUTES, BUILT_IN_MINUTES } from "#domain/pricing/built-in-workshops.ts";
import { FORMAT_DURATIONS } from "#domain/pricing/duration-formats.ts";
import { isVatId, normalVatId } from "#domain/pricing/vat/vat-id.ts";
import { recordBy } from "#domain/record/record-by.ts";
import { isCalendarDay, isoDate } from "#domain/time/iso-date.ts";
import { FORM_MESSAGES, VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import type { BookedFormat } from "#features/bookings/create/booking-input.server.ts";
import { numberChoice } from "../schemas/number-choice.ts";
import { buyerReference, leitwegId } from "./schemas-buyer-references.ts";
import { BOOKING_ERRORS, BOOKING_FIELD_ERRORS as T } from "./texts.ts";

const DEFAULT_QA = 30;

function text(longest: number) {
  return z
    .string(FORM_MESSAGES.required)
    .trim()
    .min(1, FORM_MESSAGES.required)
    .max(longest, FORM_MESSAGES.tooLong(longest));
}

function optionalText(longest: number) {
  return z
    .string(VALIDATION_MESSAGES.choice)
    .trim()
    .max(longest, FORM_MESSAGES.tooLong(longest))
    .nullable()
    .default(null);
}

const optionalId = z.uuid(VALIDATION_MESSAGES.choice).nullable().default(null);
const amountSeen = z.int(T.amount).min(0, T.amount).nullable().default(null);

/**
 * What a customer may say; everything else in a body is left aside (SEC-11). The order of the fields is
 * part of the hash that recognises a repeated request.
 */
const fields = z.object({
  speaker_id: z.uuid(T.speaker),
  booking_mode: z.enum(BOOKING_MODES, VALIDATION_MESSAGES.choice),
  event_date: z
    .string(BOOKING_MESSAGES.date)
    .refine(isCalendarDay, BOOKING_MESSAGES.date)
    .meta({ example: "2030-03-07" }),
  event_start_time: z
    .string(VALIDATION_MESSAGES.time)
    .regex(TIME_OF_DAY, VALIDATION_MESSAGES.time)
    .default("09:00"),
  duration: numberChoice(BOOKABLE_MINUTES, { error: VALIDATION_MESSAGES.choice }).nullish(),
  workshop_id: optionalId,
  includes_qa: z.boolean(VALIDATION_MESSAGES.choice).default(false),
  qa_duration_minutes: numberChoice(QA_DURATIONS, { error: VALIDATION_MESSAGES.choice }).nullish(),
  selected_talk_id: optionalId,
  event_title: text(200),
  event_location: text(300),
  audience_size: z
    .union([z.number(), z.string().max(20)], T.audience)
    .nullable()
    .default(null),
  ...recordBy(EVENT_DETAIL_NAMES, (name) => optionalText(EVENT_DETAILS[name].longest)),
  contact_person: text(200),
  contact_email: text(254).refine(
    (value) => emailAddress(value) !== null,
    VALIDATION_MESSAGES.reachableEmail,
  ),
  contact_phone: text(50),
  billing_company: text(200),
  billing_street: text(200),
  billing_city: text(100),
  billing_postal_code: text(20),
  billing_country: z.enum(BILLING_COUNTRIES, VALIDATION_MESSAGES.choice).default("Deutschland"),
  billing_vat_id: z.string(T.vatId).trim().max(40, T.vatId).nullable().default(null),
  billing_order_number: buyerReference.default(null),
  billing_cost_centre: buyerReference.default(null),
  billing_leitweg_id: leitwegId.default(null),
  agb_accepted: z.literal(true, FORM_MESSAGES.consent),
  widerruf_accepted: z.literal(true, FORM_MESSAGES.consent),
  expected_total_amount: amountSeen,
  expected_gross_amount: amountSeen,
  on_behalf_of: optionalId,
});

type Fields = z.output<typeof fields>;

export const newBookingSchema = fields
  .refine((body) => !!body.duration || !!body.workshop_id, {
    path: ["duration"],
    error: VALIDATION_MESSAGES.choice,
  })
  .refine((body) => people(body) !== null, { path: ["audience_size"], error: T.audience })
  .refine((body) => !body.on_site_phone || !!body.on_site_contact, {
    path: ["on_site_contact"],
    error: ON_SITE_TEXTS.nameless,
  })
  .refine(hasFittingVatId, { path: ["billing_vat_id"], error: T.vatId })
  .transform(toNewBooking)
  .meta({ id: "NewBooking" });

/** Fifty where no count is given; null where it is none. */
function people({ audience_size }: Pick<Fields, "audience_size">): number | null {
  const count = String(audience_size ?? "");
  return count === "" ? DEFAULT_AUDIENCE_SIZE : readParticipants(count);
}

/** In Germany the number decides nothing, so it is never a reason to refuse a booking. */
function hasFittingVatId({ billing_country, billing_vat_id }: Fields): boolean {
  if (!billing_vat_id || billing_country === "Deutschland") return true;
  return isVatId(billing_vat_id, billing_country);
}

/** Without the consents, which are given or the body is refused. */
function toNewBooking(body: Fields) {
  const {
    speaker_id,
    booking_mode,
    agb_accepted: _agb,
    widerruf_accepted: _withdrawal,
    ...rest
  } = body;
  const { duration, workshop_id, includes_qa, qa_duration_minutes, selected_talk_id, ...given } =
    rest;
  const { billing_vat_id, billing_country } = given;
  const hasVatId = !!billing_vat_id && isVatId(billing_vat_id, billing_country);
  return {
    speaker_id,
    booking_mode,
    format: bookedFormat({
      duration,
      workshop_id,
      selected_talk_id,
      qaMinutes: includes_qa ? (qa_duration_minutes ?? DEFAULT_QA) : null,
    }),
    ...given,
    event_date: isoDate(given.event_date),
    audience_size: people(given) ?? DEFAULT_AUDIENCE_SIZE,
    ...recordBy(EVENT_DETAIL_NAMES, (name) => given[name] || null),
    billing_vat_id: hasVatId ? normalVatId(billing_vat_id) : null,
  };
}

type Chosen = Pick<Fields, "duration" | "workshop_id" | "selected_talk_id"> & {
  qaMinutes: QaDuration | null;
};

/** A workshop with a row of its own has an id; the two built-in ones are known by their minutes. */
function bookedFormat({
  duration,
  workshop_id,
  selected_talk_id,
  qaMinutes,
}: Chosen): BookedFormat {
  if (workshop_id) return { kind: "workshop", workshopId: workshop_id };
  const builtIn = BUILT_IN_MINUTES.find((one) => one === duration);
  if (builtIn) return { kind: "built_in_workshop", minutes: builtIn };
  return {
    kind: "format",
    duration: FORMAT_DURATIONS.find((one) => one === duration) ?? 40,
    qaMinutes,
    talkId: selected_talk_id,
  };
}

export const bookingHeaders = z.object({
  "idempotency-key": z
    .string(BOOKING_ERRORS.idempotencyKey)
    .regex(/^[\x21-\x7e]{8,200}$/, BOOKING_ERRORS.idempotencyKey)
    .describe("Chosen by the caller, 8 to 200 characters, new for every booking."),
});
