import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { CancellationTier } from "#domain/booking/cancellation/cancellation-terms.ts";
import { BILLING_COUNTRIES, EVENT_TYPES, QA_DURATIONS } from "#domain/booking/draft/draft.ts";
import { HISTORY_EVENTS, type HistoryEvent } from "#domain/booking/history-event.ts";
import {
  BOOKING_ACTORS,
  BOOKING_MODES,
  BOOKING_STATUSES,
  DAY_TAKING_STATUSES,
  OPEN_STATUSES,
} from "#domain/booking/status.ts";
import { STANDARD_VAT_BASIS_POINTS } from "#domain/pricing/vat/default-vat-rate.ts";
import { TRAVEL_COST_STATES, VAT_TREATMENTS } from "#domain/pricing/vat/vat-treatments.ts";
import { authUsers } from "./auth/auth-users.ts";
import {
  amount,
  atLeast,
  codes,
  createdAt,
  day,
  id,
  instant,
  isOneOf,
  length,
  range,
  updatedAt,
} from "./columns.ts";
import { talks, workshops } from "./speakers/speaker-content.ts";
import { speakers } from "./speakers/speakers.ts";

/** Ten random hex digits in two groups, short enough to be read out on the telephone. */
const newReference = sql`'WB-' || upper(regexp_replace(replace(gen_random_uuid()::text, '-', ''), '^(.{5})(.{5}).*$', '\\1-\\2'))`;

/** Rounded once, from the net amount (C-04). */
const vatOfTotal = "round(total_amount::numeric * vat_rate_basis_points / 10000)::integer";

export const bookings = pgTable(
  "bookings",
  {
    id: id(),
    booking_reference: text().notNull().unique().default(newReference),
    speaker_id: uuid()
      .notNull()
      .references(() => speakers.id, { onDelete: "restrict" }),
    customer_id: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: "restrict" }),
    booking_mode: text({ enum: BOOKING_MODES }).notNull(),
    status: text({ enum: BOOKING_STATUSES }).notNull(),
    event_title: text().notNull(),
    event_date: day().notNull(),
    /** Wall clock in Berlin, „HH:mm“ (C-95). */
    event_start_time: text().notNull().default("09:00"),
    event_duration_minutes: integer().notNull(),
    event_type: text({ enum: EVENT_TYPES }).notNull(),
    event_location: text().notNull(),
    event_lat: doublePrecision(),
    event_lng: doublePrecision(),
    is_virtual: boolean().notNull().default(false),
    audience_size: integer().notNull().default(50),
    customer_notes: text(),
    /** Whom the speaker meets; for the two sides alone. */
    on_site_contact: text(),
    on_site_phone: text(),
    workshop_id: uuid().references(() => workshops.id, { onDelete: "set null" }),
    selected_talk_id: uuid().references(() => talks.id, { onDelete: "set null" }),
    /** What was booked in the words of that day; talks and workshops change later. */
    format_label: text(),
    includes_qa: boolean().notNull().default(false),
    qa_duration_minutes: integer(),
    contact_person: text().notNull(),
    contact_email: text().notNull(),
    contact_phone: text().notNull(),
    billing_company: text().notNull(),
    billing_street: text().notNull(),
    billing_city: text().notNull(),
    billing_postal_code: text().notNull(),
    billing_country: text({ enum: BILLING_COUNTRIES }).notNull().default("Deutschland"),
    billing_vat_id: text(),
    billing_order_number: text(),
    billing_cost_centre: text(),
    billing_leitweg_id: text(),
    base_fee_cents: amount().notNull(),
    qa_fee_cents: amount().notNull().default(sql`0`),
    travel_cost_cents: amount().notNull().default(sql`0`),
    travel_cost_state: text({ enum: TRAVEL_COST_STATES }).notNull().default("unknown"),
    travel_distance_km: integer(),
    /** What an accepted offer adds to or takes off the listed price. */
    adjustment_cents: amount().notNull().default(sql`0`),
    /** Net, in cents: the sum of the four lines above (C-03). */
    total_amount: amount().notNull(),
    vat_treatment: text({ enum: VAT_TREATMENTS }).notNull().default("standard"),
    vat_rate_basis_points: integer().notNull().default(STANDARD_VAT_BASIS_POINTS),
    vat_amount_cents: amount().notNull().generatedAlwaysAs(sql.raw(vatOfTotal)),
    gross_amount_cents: amount()
      .notNull()
      .generatedAlwaysAs(sql.raw(`total_amount + ${vatOfTotal}`)),
    offer_price_cents: amount(),
    offer_message: text(),
    /** When an open inquiry or an offer expires. */
    expires_at: instant(),
    decline_reason: text(),
    cancellation_reason: text(),
    cancellation_fee_cents: amount(),
    /** The steps that held when it became binding; null before, and in bookings older than the column. */
    cancellation_tiers: jsonb().$type<readonly CancellationTier[]>(),
    /** How often the day has moved; calendar programs go by it. */
    calendar_sequence: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    uniqueIndex("bookings_one_live_per_day")
      .on(t.speaker_id, t.event_date)
      .where(isOneOf(t.status, DAY_TAKING_STATUSES)),
    index("bookings_by_day").on(t.event_date.desc().nullsLast(), t.id.desc().nullsFirst()),
    index("bookings_by_customer").on(t.customer_id, t.event_date.desc().nullsFirst()),
    index("bookings_by_speaker").on(t.speaker_id, t.status, t.event_date),
    index("bookings_by_status").on(t.status, t.event_date),
    index("bookings_by_talk").on(t.selected_talk_id),
    index("bookings_by_workshop").on(t.workshop_id),
    index("bookings_newest").on(t.created_at.desc().nullsFirst()),
    index("bookings_lapsing").on(t.expires_at).where(isOneOf(t.status, OPEN_STATUSES)),
    check("bookings_reference", sql`${t.booking_reference} ~ '^WB-[0-9A-Z-]{4,20}$'`),
    codes("bookings_mode", t.booking_mode, BOOKING_MODES),
    codes("bookings_status", t.status, BOOKING_STATUSES),
    codes("bookings_event_type", t.event_type, EVENT_TYPES),
    codes("bookings_country", t.billing_country, BILLING_COUNTRIES),
    codes("bookings_vat_treatment", t.vat_treatment, VAT_TREATMENTS),
    codes("bookings_travel_cost_state", t.travel_cost_state, TRAVEL_COST_STATES),
    check("bookings_start_time", sql`${t.event_start_time} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    range("bookings_duration", t.event_duration_minutes, 1, 1440),
    range("bookings_audience_size", t.audience_size, 1, 1000000),
    range("bookings_lat", t.event_lat, -90, 90),
    range("bookings_lng", t.event_lng, -180, 180),
    check("bookings_workshop", sql`${t.workshop_id} is null or ${t.event_type} = 'workshop'`),
    check(
      "bookings_qa",
      sql`(${t.includes_qa} and ${t.qa_duration_minutes} is not null and ${t.qa_duration_minutes} in (${sql.raw(QA_DURATIONS.join(", "))})) or (not ${t.includes_qa} and ${t.qa_duration_minutes} is null and ${t.qa_fee_cents} = 0)`,
    ),
    atLeast("bookings_base_fee", t.base_fee_cents, 0),
    atLeast("bookings_qa_fee", t.qa_fee_cents, 0),
    atLeast("bookings_travel_cost", t.travel_cost_cents, 0),
    atLeast("bookings_total_amount", t.total_amount, 0),
    check(
      "bookings_sum",
      sql`${t.total_amount} = ${t.base_fee_cents} + ${t.qa_fee_cents} + ${t.travel_cost_cents} + ${t.adjustment_cents}`,
    ),
    range("bookings_vat_rate", t.vat_rate_basis_points, 0, 3000),
    check(
      "bookings_vat_rate_fits",
      sql`(${t.vat_treatment} = 'standard') = (${t.vat_rate_basis_points} > 0)`,
    ),
    atLeast("bookings_offer_price", t.offer_price_cents, 0),
    atLeast("bookings_cancellation_fee", t.cancellation_fee_cents, 0),
    check(
      "bookings_cancellation_tiers",
      sql`jsonb_typeof(${t.cancellation_tiers}) = 'array' and jsonb_array_length(${t.cancellation_tiers}) between 1 and 20`,
    ),
    atLeast("bookings_calendar_sequence", t.calendar_sequence, 0),
    length("bookings_event_title", t.event_title, 1, 200),
    length("bookings_event_location", t.event_location, 1, 300),
    length("bookings_customer_notes", t.customer_notes, 0, 5000),
    length("bookings_on_site_contact", t.on_site_contact, 1, 120),
    length("bookings_on_site_phone", t.on_site_phone, 1, 50),
    check(
      "bookings_on_site_named",
      sql`${t.on_site_phone} is null or ${t.on_site_contact} is not null`,
    ),
    length("bookings_contact_person", t.contact_person, 1, 200),
    length("bookings_contact_email", t.contact_email, 3, 254),
    length("bookings_contact_phone", t.contact_phone, 1, 50),
    length("bookings_billing_company", t.billing_company, 1, 200),
    length("bookings_billing_street", t.billing_street, 1, 200),
    length("bookings_billing_city", t.billing_city, 1, 100),
    length("bookings_billing_postal_code", t.billing_postal_code, 1, 20),
    length("bookings_billing_vat_id", t.billing_vat_id, 4, 20),
    length("bookings_billing_order_number", t.billing_order_number, 1, 60),
    length("bookings_billing_cost_centre", t.billing_cost_centre, 1, 60),
    length("bookings_billing_leitweg_id", t.billing_leitweg_id, 1, 60),
    length("bookings_offer_message", t.offer_message, 0, 5000),
  ],
);

/** Every change of status, and every move to another day: who, from, to, when, why (I8). Append only. */
export const bookingStatusHistory = pgTable(
  "booking_status_history",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    booking_id: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: "restrict" }),
    /** Null in the first row: the booking was created. */
    from_status: text({ enum: BOOKING_STATUSES }),
    to_status: text({ enum: BOOKING_STATUSES }).notNull(),
    event: text().$type<HistoryEvent>().notNull(),
    actor: text({ enum: BOOKING_ACTORS }).notNull(),
    actor_id: uuid(),
    reason: text(),
    /** Another day than before, requested or agreed. */
    to_date: day(),
    request_id: text(),
    at: createdAt(),
  },
  (t) => [
    codes("booking_status_history_from", t.from_status, BOOKING_STATUSES),
    codes("booking_status_history_to", t.to_status, BOOKING_STATUSES),
    codes("booking_status_history_event", t.event, HISTORY_EVENTS),
    codes("booking_status_history_actor", t.actor, BOOKING_ACTORS),
    index("booking_status_history_by_booking").on(t.booking_id, t.id),
  ],
);

/** Notes of the administration about a booking; for admins only. */
export const bookingNotes = pgTable(
  "booking_notes",
  {
    id: id(),
    booking_id: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    author_id: uuid(),
    note: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    length("booking_notes_note", t.note, 1, 5000),
    index("booking_notes_by_booking").on(t.booking_id, t.created_at),
  ],
);
