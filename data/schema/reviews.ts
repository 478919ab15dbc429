import { sql } from "drizzle-orm";
import { check, index, integer, numeric, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { REVIEW_STATUSES } from "#domain/booking/review/review-moderation.ts";
import { authUsers } from "./auth/auth-users.ts";
import { bookings } from "./bookings.ts";
import { atLeast, codes, createdAt, id, instant, length, range, updatedAt } from "./columns.ts";
import { speakers } from "./speakers/speakers.ts";

/** Every review is verified: a trigger accepts it only from the customer of a completed booking. */
export const reviews = pgTable(
  "reviews",
  {
    id: id(),
    booking_id: uuid()
      .notNull()
      .unique()
      .references(() => bookings.id, { onDelete: "restrict" }),
    speaker_id: uuid()
      .notNull()
      .references(() => speakers.id, { onDelete: "restrict" }),
    customer_id: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: "restrict" }),
    rating: smallint().notNull(),
    content: text().notNull(),
    author_name: text().notNull(),
    author_position: text(),
    author_company: text(),
    status: text({ enum: REVIEW_STATUSES }).notNull().default("submitted"),
    reply: text(),
    replied_at: instant(),
    moderated_by: uuid().references(() => authUsers.id, { onDelete: "set null" }),
    moderated_at: instant(),
    moderation_reason: text(),
    /** The author is asked to change the words; set until they have. */
    edit_requested_at: instant(),
    /** What the speaker objects to. */
    dispute_reason: text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    range("reviews_rating", t.rating, 1, 5),
    length("reviews_content", t.content, 1, 5000),
    length("reviews_author_name", t.author_name, 1, 200),
    length("reviews_reply", t.reply, 1, 5000),
    codes("reviews_status", t.status, REVIEW_STATUSES),
    check(
      "reviews_hidden_with_reason",
      sql`${t.status} <> 'hidden' or ${t.moderation_reason} is not null`,
    ),
    length("reviews_dispute_reason", t.dispute_reason, 1, 2000),
    check(
      "reviews_disputed_with_reason",
      sql`${t.status} <> 'disputed' or ${t.dispute_reason} is not null`,
    ),
    index("reviews_newest").on(t.created_at.desc().nullsLast(), t.id.desc().nullsFirst()),
    index("reviews_by_speaker").on(t.speaker_id, t.status, t.created_at.desc().nullsFirst()),
    index("reviews_by_customer").on(t.customer_id),
    index("reviews_queue").on(t.status, t.created_at),
  ],
);

/** What a profile's rating was before reviews were collected here; the published ones come on top. */
export const speakerRatingBases = pgTable(
  "speaker_rating_bases",
  {
    speaker_id: uuid()
      .primaryKey()
      .references(() => speakers.id, { onDelete: "cascade" }),
    rating: numeric({ precision: 3, scale: 2, mode: "number" }).notNull(),
    reviews: integer().notNull(),
  },
  (t) => [
    range("speaker_rating_bases_rating", t.rating, 0, 5),
    atLeast("speaker_rating_bases_reviews", t.reviews, 0),
  ],
);
