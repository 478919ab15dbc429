import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { REPORT_DECISIONS } from "#domain/content/report.ts";
import type { FileKey } from "#domain/media/file-key.ts";
import { ATTACHMENT_TYPES } from "#domain/messaging/attachment.ts";
import { DEFAULT_CONVERSATION_SUBJECT } from "#domain/messaging/notification-types.ts";
import { authUsers } from "./auth/auth-users.ts";
import { atLeast, codes, createdAt, id, instant, length } from "./columns.ts";
import { speakers } from "./speakers/speakers.ts";

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
    /** When each side was last told by mail: notices come in turns, not one per message. */
    customer_mailed_at: instant(),
    speaker_mailed_at: instant(),
    /** The last message such a mail told of: the next one counts from there. */
    customer_mailed_sequence: integer().notNull().default(0),
    speaker_mailed_sequence: integer().notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [
    unique("conversations_one_per_pair").on(t.speaker_id, t.customer_id),
    length("conversations_subject", t.subject, 1, 200),
    atLeast("conversations_customer_mailed_sequence", t.customer_mailed_sequence, 0),
    atLeast("conversations_speaker_mailed_sequence", t.speaker_mailed_sequence, 0),
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
    /** 1, 2, 3 … within the conversation; set by the database (I9). */
    sequence: integer().notNull().default(0),
    /** Chosen by the sender's browser: the same message sent again is recognised. */
    client_id: uuid(),
  },
  (t) => [
    unique("conversation_messages_sent_once").on(t.conversation_id, t.sender_id, t.client_id),
    unique("conversation_messages_in_order").on(t.conversation_id, t.sequence),
    length("conversation_messages_text", t.message, 1, 10000),
    index("conversation_messages_by_sender").on(t.sender_id),
    index("conversation_messages_unread")
      .on(t.conversation_id, t.sender_id)
      .where(sql`not ${t.is_read}`),
  ],
);

/** A file is uploaded first and belongs to a message once that is sent. */
export const messageAttachments = pgTable(
  "message_attachments",
  {
    id: id(),
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    message_id: uuid().references(() => conversationMessages.id, { onDelete: "cascade" }),
    uploader_id: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: "restrict" }),
    name: text().notNull(),
    type: text({ enum: ATTACHMENT_TYPES }).notNull(),
    size: integer().notNull(),
    file_key: text().$type<FileKey>().notNull().unique(),
    created_at: createdAt(),
  },
  (t) => [
    length("message_attachments_name", t.name, 1, 120),
    codes("message_attachments_type", t.type, ATTACHMENT_TYPES),
    atLeast("message_attachments_size", t.size, 1),
    index("message_attachments_by_message").on(t.message_id),
    index("message_attachments_by_conversation").on(t.conversation_id),
    index("message_attachments_unsent").on(t.uploader_id, t.created_at),
  ],
);

/** A reported message; the administration looks at it. */
export const messageReports = pgTable(
  "message_reports",
  {
    id: id(),
    message_id: uuid()
      .notNull()
      .references(() => conversationMessages.id, { onDelete: "cascade" }),
    reporter_id: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    reason: text().notNull(),
    created_at: createdAt(),
    handled_at: instant(),
    decision: text({ enum: REPORT_DECISIONS }),
    decision_reason: text(),
  },
  (t) => [
    unique("message_reports_once").on(t.message_id, t.reporter_id),
    length("message_reports_reason", t.reason, 1, 1000),
    codes("message_reports_decision", t.decision, REPORT_DECISIONS),
    length("message_reports_decision_reason", t.decision_reason, 1, 2000),
    check("message_reports_decided", sql`(${t.decision} is null) = (${t.decision_reason} is null)`),
    index("message_reports_by_reporter").on(t.reporter_id),
    index("message_reports_open").on(t.created_at).where(sql`${t.handled_at} is null`),
  ],
);
