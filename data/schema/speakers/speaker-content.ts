import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { KEY_POINT_ICONS } from "#domain/speaker/key-point-icons.ts";
import { amount, atLeast, codes, createdAt, day, id, length, range } from "../columns.ts";
import { speakers } from "./speakers.ts";

const speakerId = () =>
  uuid()
    .notNull()
    .references(() => speakers.id, { onDelete: "cascade" });

const sortOrder = () => integer().notNull().default(0);

export const talks = pgTable(
  "talks",
  {
    id: id(),
    speaker_id: speakerId(),
    title: text().notNull(),
    subtitle: text(),
    description: text(),
    /** Minutes; an empty list means „Dauer nach Absprache“. */
    available_durations: integer().array().notNull().default([]),
    category: text(),
    duration: integer(),
    tags: text().array().notNull().default([]),
    /** Taken from the profile by an admin; the speaker still finds it in the own editor. */
    is_hidden: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    length("talks_title", t.title, 1, 200),
    length("talks_subtitle", t.subtitle, 0, 300),
    length("talks_description", t.description, 0, 10000),
    atLeast("talks_duration", t.duration, 1),
    check("talks_available_durations", sql`0 < all (${t.available_durations})`),
    index("talks_by_speaker").on(t.speaker_id, t.created_at.desc().nullsFirst()),
  ],
);

export const workshops = pgTable(
  "workshops",
  {
    id: id(),
    speaker_id: speakerId(),
    title: text().notNull(),
    description: text(),
    duration_hours: integer().notNull(),
    fee_cents: amount().notNull(),
    is_active: boolean().notNull().default(true),
  },
  (t) => [
    length("workshops_title", t.title, 1, 200),
    length("workshops_description", t.description, 0, 10000),
    range("workshops_duration_hours", t.duration_hours, 1, 24),
    atLeast("workshops_fee_cents", t.fee_cents, 0),
    index("workshops_by_speaker").on(t.speaker_id),
  ],
);

export const videos = pgTable(
  "videos",
  {
    id: id(),
    speaker_id: speakerId(),
    url: text().notNull(),
    title: text().notNull(),
    description: text(),
    /** Shown as „15:30“ when known, left out otherwise (C-45). */
    duration_seconds: integer(),
    sort_order: sortOrder(),
  },
  (t) => [
    length("videos_url", t.url, 1, 2000),
    length("videos_title", t.title, 1, 200),
    atLeast("videos_duration_seconds", t.duration_seconds, 1),
    index("videos_by_speaker").on(t.speaker_id, t.sort_order),
  ],
);

export const publications = pgTable(
  "publications",
  {
    id: id(),
    speaker_id: speakerId(),
    title: text().notNull(),
    description: text(),
    url: text(),
    year: integer(),
    preview_image_url: text(),
    language_code: text(),
    domain: text(),
    published_date: day(),
    read_time_minutes: integer(),
    sort_order: sortOrder(),
  },
  (t) => [
    length("publications_title", t.title, 1, 300),
    length("publications_url", t.url, 1, 2000),
    range("publications_year", t.year, 1900, 2200),
    check("publications_language_code", sql`${t.language_code} ~ '^[a-z]{2}$'`),
    atLeast("publications_read_time", t.read_time_minutes, 1),
    index("publications_by_speaker").on(t.speaker_id, t.sort_order),
  ],
);

/** References a speaker brings along; reviews of bookings made here have their own table. */
export const testimonials = pgTable(
  "testimonials",
  {
    id: id(),
    speaker_id: speakerId(),
    author: text().notNull(),
    position: text(),
    role: text(),
    company: text(),
    content: text(),
    quote: text(),
    rating: smallint().notNull(),
    event_date: day(),
    logo_url: text(),
    sort_order: sortOrder(),
  },
  (t) => [
    length("testimonials_author", t.author, 1, 200),
    check(
      "testimonials_text",
      sql`length(btrim(coalesce(${t.content}, ${t.quote}, ''))) between 1 and 5000`,
    ),
    range("testimonials_rating", t.rating, 1, 5),
    index("testimonials_by_speaker").on(t.speaker_id, t.rating.desc().nullsFirst()),
  ],
);

export const galleryImages = pgTable(
  "gallery_images",
  {
    id: id(),
    speaker_id: speakerId(),
    url: text(),
    image_url: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    alt: text(),
    sort_order: sortOrder(),
  },
  (t) => [
    check("gallery_images_address", sql`coalesce(${t.url}, ${t.image_url}) is not null`),
    atLeast("gallery_images_width", t.width, 1),
    atLeast("gallery_images_height", t.height, 1),
    index("gallery_images_by_speaker").on(t.speaker_id, t.sort_order),
  ],
);

export const speakerAwards = pgTable(
  "speaker_awards",
  {
    id: id(),
    speaker_id: speakerId(),
    title: text().notNull(),
    issuer: text(),
    date_issued: day(),
    description: text(),
    sort_order: sortOrder(),
  },
  (t) => [
    length("speaker_awards_title", t.title, 1, 200),
    index("speaker_awards_by_speaker").on(t.speaker_id, t.sort_order),
  ],
);

export const speakerKeyPoints = pgTable(
  "speaker_key_points",
  {
    id: id(),
    speaker_id: speakerId(),
    title: text().notNull(),
    description: text(),
    icon_name: text({ enum: KEY_POINT_ICONS }).notNull(),
    sort_order: sortOrder(),
  },
  (t) => [
    length("speaker_key_points_title", t.title, 1, 200),
    codes("speaker_key_points_icon", t.icon_name, KEY_POINT_ICONS),
    index("speaker_key_points_by_speaker").on(t.speaker_id, t.sort_order),
  ],
);
