import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import type { TravelBand } from "#domain/pricing/travel/own-travel.ts";
import { APPLICATION_STATUSES } from "#domain/speaker/application/application.ts";
import { AUDIENCES } from "#domain/speaker/profile-lists.ts";
import {
  AVAILABILITY_STATUSES,
  GENDERS,
  RESERVED_SPEAKER_SLUGS,
  SPEAKER_STATUSES,
} from "#domain/speaker/speaker-codes.ts";
import {
  amount,
  atLeast,
  codes,
  createdAt,
  id,
  instant,
  isOneOf,
  length,
  range,
  slugFormat,
  updatedAt,
} from "../columns.ts";

/** Everything here may be public; contact data lives in speaker_contacts. */
export const speakers = pgTable(
  "speakers",
  {
    id: id(),
    /** Null for an unclaimed profile. */
    user_id: uuid().references(() => authUsers.id, { onDelete: "set null" }),
    name: text(),
    title: text(),
    slug: text().notNull().unique(),
    job_title: text(),
    company: text(),
    short_bio: text(),
    bio: text(),
    detailed_bio: text(),
    presentation_style: text(),
    categories: text().array().notNull().default([]),
    specialties: text().array().notNull().default([]),
    languages_spoken: text().array().notNull().default([]),
    audiences: text().array().notNull().default([]),
    gender: text({ enum: GENDERS }),
    hero_image_url: text(),
    profile_image_url: text(),
    address_label: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    // Whole euros, whatever the names say (C-43, C-95). Those without a length follow from
    // those with one (C-99).
    base_fee_usd: integer(),
    min_fee: integer(),
    fee_20: integer(),
    fee_40: integer(),
    fee_60: integer(),
    keynote_fee: integer(),
    fee_range_min: integer(),
    lengths_not_offered: integer().array().notNull().default([]),
    travel_fee_usd: integer(),
    travel_bands: jsonb().$type<TravelBand[]>().notNull().default([]),
    // Cents.
    fee_workshop_half_day: amount(),
    fee_workshop_full_day: amount(),
    fee_qa_15min_cents: amount(),
    fee_qa_30min_cents: amount(),
    travel_cents_per_km: integer(),
    offers_qa: boolean().notNull().default(false),
    is_verified: boolean().notNull().default(false),
    is_top_speaker: boolean().notNull().default(false),
    quick_booking_available: boolean().notNull().default(false),
    allows_direct_booking: boolean().notNull().default(false),
    direct_notice_days: integer(),
    direct_per_month: integer(),
    direct_within_km: integer(),
    availability_status: text({ enum: AVAILABILITY_STATUSES }),
    trust_badges: text().array().notNull().default([]),
    average_rating: numeric({ precision: 3, scale: 2, mode: "number" }).notNull().default(0),
    successful_events_count: integer().notNull().default(0),
    total_bookings: integer(),
    years_experience: integer(),
    social_links: jsonb().$type<Record<string, string>>().notNull().default({}),
    reviews: integer(),
    is_active: boolean().notNull().default(false),
    status: text({ enum: SPEAKER_STATUSES }).notNull().default("draft"),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    uniqueIndex("speakers_one_per_user").on(t.user_id),
    index("speakers_listed")
      .on(t.average_rating.desc().nullsFirst(), t.id)
      .where(sql`${t.is_active} and ${t.status} = 'active'`),
    index("speakers_by_category").using("gin", t.categories),
    index("speakers_changed").on(t.updated_at),
    index("speakers_by_name").on(sql`lower(coalesce(${t.name}, ${t.title}))`),
    check(
      "speakers_named",
      sql`length(btrim(coalesce(${t.name}, ${t.title}, ''))) between 1 and 200`,
    ),
    slugFormat("speakers_slug", t.slug),
    check("speakers_slug_free", sql`not (${isOneOf(t.slug, RESERVED_SPEAKER_SLUGS)})`),
    codes("speakers_gender", t.gender, GENDERS),
    check(
      "speakers_audiences",
      sql`${t.audiences} <@ array[${sql.raw(AUDIENCES.map((code) => `'${code}'`).join(", "))}]`,
    ),
    codes("speakers_availability_status", t.availability_status, AVAILABILITY_STATUSES),
    codes("speakers_status", t.status, SPEAKER_STATUSES),
    length("speakers_job_title", t.job_title, 0, 200),
    length("speakers_company", t.company, 0, 200),
    length("speakers_short_bio", t.short_bio, 0, 1000),
    length("speakers_bio", t.bio, 0, 20000),
    length("speakers_detailed_bio", t.detailed_bio, 0, 20000),
    check("speakers_place", sql`(${t.lat} is null) = (${t.lng} is null)`),
    range("speakers_lat", t.lat, -90, 90),
    range("speakers_lng", t.lng, -180, 180),
    atLeast("speakers_base_fee_usd", t.base_fee_usd, 0),
    atLeast("speakers_min_fee", t.min_fee, 0),
    atLeast("speakers_fee_20", t.fee_20, 0),
    atLeast("speakers_fee_40", t.fee_40, 0),
    atLeast("speakers_fee_60", t.fee_60, 0),
    atLeast("speakers_keynote_fee", t.keynote_fee, 0),
    atLeast("speakers_fee_range_min", t.fee_range_min, 0),
    check("speakers_lengths_not_offered", sql`${t.lengths_not_offered} <@ array[20, 40, 60]`),
    atLeast("speakers_travel_fee_usd", t.travel_fee_usd, 0),
    atLeast("speakers_fee_workshop_half_day", t.fee_workshop_half_day, 0),
    atLeast("speakers_fee_workshop_full_day", t.fee_workshop_full_day, 0),
    atLeast("speakers_fee_qa_15min", t.fee_qa_15min_cents, 0),
    atLeast("speakers_fee_qa_30min", t.fee_qa_30min_cents, 0),
    check(
      "speakers_travel_bands",
      sql`jsonb_typeof(${t.travel_bands}) = 'array' and jsonb_array_length(${t.travel_bands}) <= 6`,
    ),
    range("speakers_travel_cents_per_km", t.travel_cents_per_km, 1, 500),
    range("speakers_direct_notice_days", t.direct_notice_days, 1, 365),
    range("speakers_direct_per_month", t.direct_per_month, 1, 31),
    range("speakers_direct_within_km", t.direct_within_km, 1, 5000),
    range("speakers_average_rating", t.average_rating, 0, 5),
    atLeast("speakers_successful_events", t.successful_events_count, 0),
    atLeast("speakers_total_bookings", t.total_bookings, 0),
    range("speakers_years_experience", t.years_experience, 0, 80),
    atLeast("speakers_reviews", t.reviews, 0),
  ],
);

/** Read only after can_view_speaker_contact has agreed; apart, so that no public query can leak it. */
export const speakerContacts = pgTable(
  "speaker_contacts",
  {
    speaker_id: uuid()
      .primaryKey()
      .references(() => speakers.id, { onDelete: "cascade" }),
    email: text(),
    phone: text(),
    updated_at: updatedAt(),
  },
  (t) => [
    length("speaker_contacts_email", t.email, 3, 254),
    length("speaker_contacts_phone", t.phone, 3, 50),
    index("speaker_contacts_by_email").on(sql`lower(${t.email})`),
  ],
);

const APPLICATION_KINDS = ["application", "change"] as const;

/** The approval queue: new speakers, and changes of listed ones that an admin has to review. */
export const speakerApplications = pgTable(
  "speaker_applications",
  {
    id: id(),
    kind: text({ enum: APPLICATION_KINDS }).notNull(),
    status: text({ enum: APPLICATION_STATUSES }).notNull().default("draft"),
    user_id: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    speaker_id: uuid().references(() => speakers.id, { onDelete: "cascade" }),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** What is asked for, by field name. */
    field_notes: jsonb().$type<Record<string, string>>().notNull().default({}),
    decision_reason: text(),
    reviewer_id: uuid().references(() => authUsers.id, { onDelete: "set null" }),
    submitted_at: instant(),
    decided_at: instant(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    codes("speaker_applications_kind", t.kind, APPLICATION_KINDS),
    codes("speaker_applications_status", t.status, APPLICATION_STATUSES),
    check(
      "speaker_applications_subject",
      sql`${t.kind} = 'application' or ${t.speaker_id} is not null`,
    ),
    uniqueIndex("speaker_applications_one_open")
      .on(t.user_id, t.kind)
      .where(sql`${t.status} not in ('approved', 'rejected')`),
    index("speaker_applications_queue").on(t.status, t.submitted_at),
    index("speaker_applications_by_speaker").on(t.speaker_id),
  ],
);
