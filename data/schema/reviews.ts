import { sql } from "drizzle-orm";
import { check, index, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "./auth-users.ts";
import { bookings } from "./bookings.ts";
import { codes, createdAt, id, instant, length, range, updatedAt } from "./columns.ts";
import { speakers } from "./speakers.ts";

const REVIEW_STATUSES = ["submitted", "published", "disputed", "hidden"] as const;

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
    index("reviews_by_speaker").on(t.speaker_id, t.status, t.created_at.desc().nullsFirst()),
    index("reviews_by_customer").on(t.customer_id),
    index("reviews_queue").on(t.status, t.created_at),
  ],
);
