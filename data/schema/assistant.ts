import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "./auth-users.ts";
import { atLeast, codes, createdAt, id, length, updatedAt } from "./columns.ts";

const AUTHORS = ["user", "assistant"] as const;

export const assistantConversations = pgTable(
  "assistant_conversations",
  {
    id: id(),
    user_id: uuid().references(() => authUsers.id, { onDelete: "cascade" }),
    /** Lets a visitor without an account go on with the talk or delete it. */
    session_key: text().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    length("assistant_conversations_session", t.session_key, 16, 100),
    index("assistant_conversations_by_user").on(t.user_id),
    index("assistant_conversations_newest").on(t.created_at.desc().nullsFirst()),
  ],
);

export const assistantMessages = pgTable(
  "assistant_messages",
  {
    id: id(),
    conversation_id: uuid()
      .notNull()
      .references(() => assistantConversations.id, { onDelete: "cascade" }),
    sequence: integer().notNull(),
    author: text({ enum: AUTHORS }).notNull(),
    content: text().notNull(),
    /** The speakers an answer shows as cards. */
    speaker_ids: uuid().array().notNull().default([]),
    model: text(),
    input_tokens: integer(),
    output_tokens: integer(),
    latency_ms: integer(),
    /** 1 helpful, -1 not helpful. */
    feedback: smallint(),
    created_at: createdAt(),
  },
  (t) => [
    unique("assistant_messages_in_order").on(t.conversation_id, t.sequence),
    atLeast("assistant_messages_sequence", t.sequence, 1),
    codes("assistant_messages_author", t.author, AUTHORS),
    length("assistant_messages_content", t.content, 1, 20000),
    check("assistant_messages_feedback", sql`${t.feedback} in (-1, 1)`),
  ],
);
