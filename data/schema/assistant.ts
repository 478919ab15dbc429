import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { ANSWER_OUTCOMES } from "#domain/assistant/answer.ts";
import type { Constraints } from "#domain/assistant/constraints.ts";
import { authUsers } from "./auth/auth-users.ts";
import { atLeast, codes, createdAt, id, instant, length, updatedAt } from "./columns.ts";

const AUTHORS = ["user", "assistant"] as const;

export const assistantConversations = pgTable(
  "assistant_conversations",
  {
    id: id(),
    user_id: uuid().references(() => authUsers.id, { onDelete: "cascade" }),
    /** Lets a visitor without an account go on with the talk or delete it. */
    session_key: text().notNull(),
    /** What is known of the event so far. */
    constraints: jsonb().$type<Constraints>(),
    /** When the user went from here to an inquiry. */
    inquired_at: instant(),
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
    outcome: text({ enum: ANSWER_OUTCOMES }),
    /** Topics without a speaker. */
    missing_topics: text().array().notNull().default([]),
    /** Why the embedded reader answered although a model is configured. */
    fallback_reason: text(),
    /** Statements of a model that the database did not confirm. */
    rejected_claims: integer().notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [
    unique("assistant_messages_in_order").on(t.conversation_id, t.sequence),
    atLeast("assistant_messages_sequence", t.sequence, 1),
    codes("assistant_messages_author", t.author, AUTHORS),
    length("assistant_messages_content", t.content, 1, 20000),
    codes("assistant_messages_outcome", t.outcome, ANSWER_OUTCOMES),
    atLeast("assistant_messages_rejected", t.rejected_claims, 0),
    index("assistant_messages_newest").on(t.created_at.desc().nullsFirst()),
    check("assistant_messages_feedback", sql`${t.feedback} in (-1, 1)`),
  ],
);
