import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { authUsers } from "./auth/auth-users.ts";
import { createdAt, id, length, updatedAt } from "./columns.ts";
import { speakers } from "./speakers/speakers.ts";

/** Lists of favourites; the share token lets its holder read, vote and comment. */
export const shortlists = pgTable(
  "shortlists",
  {
    id: id(),
    owner_id: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    title: text().notNull().default("Merkliste"),
    /** The list the heart button fills. */
    is_default: boolean().notNull().default(false),
    share_token: text().unique(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    length("shortlists_title", t.title, 1, 120),
    check("shortlists_share_token", sql`length(${t.share_token}) >= 22`),
    uniqueIndex("shortlists_one_default").on(t.owner_id).where(sql`${t.is_default}`),
    index("shortlists_by_owner").on(t.owner_id),
  ],
);

export const shortlistItems = pgTable(
  "shortlist_items",
  {
    shortlist_id: uuid()
      .notNull()
      .references(() => shortlists.id, { onDelete: "cascade" }),
    speaker_id: uuid()
      .notNull()
      .references(() => speakers.id, { onDelete: "cascade" }),
    note: text(),
    sort_order: integer().notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shortlist_id, t.speaker_id] }),
    length("shortlist_items_note", t.note, 0, 1000),
    index("shortlist_items_by_speaker").on(t.speaker_id),
  ],
);

export const shortlistVotes = pgTable(
  "shortlist_votes",
  {
    shortlist_id: uuid().notNull(),
    speaker_id: uuid().notNull(),
    /** A random key of the voter's browser: one vote each without an account. */
    voter_key: text().notNull(),
    voter_name: text().notNull(),
    value: smallint().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shortlist_id, t.speaker_id, t.voter_key] }),
    foreignKey({
      name: "shortlist_votes_item",
      columns: [t.shortlist_id, t.speaker_id],
      foreignColumns: [shortlistItems.shortlist_id, shortlistItems.speaker_id],
    }).onDelete("cascade"),
    check("shortlist_votes_value", sql`${t.value} in (-1, 1)`),
    length("shortlist_votes_voter_key", t.voter_key, 16, 100),
    length("shortlist_votes_voter_name", t.voter_name, 1, 100),
  ],
);

export const shortlistComments = pgTable(
  "shortlist_comments",
  {
    id: id(),
    shortlist_id: uuid()
      .notNull()
      .references(() => shortlists.id, { onDelete: "cascade" }),
    speaker_id: uuid().references(() => speakers.id, { onDelete: "cascade" }),
    author_key: text().notNull(),
    author_name: text().notNull(),
    comment: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    length("shortlist_comments_author_key", t.author_key, 16, 100),
    length("shortlist_comments_author_name", t.author_name, 1, 100),
    length("shortlist_comments_text", t.comment, 1, 2000),
    index("shortlist_comments_by_list").on(t.shortlist_id, t.created_at),
    index("shortlist_comments_by_speaker").on(t.speaker_id),
  ],
);
