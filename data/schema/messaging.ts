import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { DEFAULT_CONVERSATION_SUBJECT } from "#domain/messaging/notification-types.ts";
import { authUsers } from "./auth-users.ts";
import { createdAt, id, instant, length } from "./columns.ts";
import { speakers } from "./speakers.ts";

export const conversations = pgTable(
  "conversations",
  {
    id: id(),
    speaker_id: uuid()
      .notNull()
      .references(() => speakers.id, { onDelete: "restrict" }),
    customer_id: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: "restrict" }),
    subject: text().notNull().default(DEFAULT_CONVERSATION_SUBJECT),
    /** Counted up by the database with every message, so no number is given twice. */
    last_sequence: integer().notNull().default(0),
    last_message_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    unique("conversations_one_per_pair").on(t.speaker_id, t.customer_id),
    length("conversations_subject", t.subject, 1, 200),
    index("conversations_by_customer").on(t.customer_id, t.last_message_at.desc().nullsLast()),
    index("conversations_by_speaker").on(t.speaker_id, t.last_message_at.desc().nullsLast()),
  ],
);

export const conversationMessages = pgTable(
  "conversation_messages",
  {
    id: id(),
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    sender_id: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: "restrict" }),
    message: text().notNull(),
    is_read: boolean().notNull().default(false),
    created_at: createdAt(),
    /** 1, 2, 3 … within the conversation; set by the database (RELIABILITY I9). */
    sequence: integer().notNull().default(0),
  },
  (t) => [
    unique("conversation_messages_in_order").on(t.conversation_id, t.sequence),
    length("conversation_messages_text", t.message, 1, 10000),
    index("conversation_messages_by_sender").on(t.sender_id),
    index("conversation_messages_unread")
      .on(t.conversation_id, t.sender_id)
      .where(sql`not ${t.is_read}`),
  ],
);
