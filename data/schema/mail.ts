import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { MAIL_TOPICS } from "#domain/content/mail-topics.ts";
import { MAIL_STATUSES } from "#domain/platform/job-state.ts";
import { authUsers } from "./auth/auth-users.ts";
import { bookings } from "./bookings.ts";
import { atLeast, codes, createdAt, id, instant, length, updatedAt } from "./columns.ts";

const RECIPIENTS = ["customer", "speaker", "admin"] as const;

/** A template without a version here is sent in its built-in wording. */
export const emailTemplates = pgTable(
  "email_templates",
  {
    key: text().primaryKey(),
    recipient: text({ enum: RECIPIENTS }).notNull(),
    description: text().notNull().default(""),
    is_enabled: boolean().notNull().default(true),
    /** Null while the built-in wording applies. */
    current_version: integer(),
    /** Since when the own wording could not be used; the built-in one is sent meanwhile. */
    broken_since: instant(),
    updated_at: updatedAt(),
  },
  (t) => [
    check("email_templates_key", sql`${t.key} ~ '^[a-z][a-z0-9_-]{0,79}$'`),
    codes("email_templates_recipient", t.recipient, RECIPIENTS),
  ],
);

/** Append only: going back writes a new version with the old text. */
export const emailTemplateVersions = pgTable(
  "email_template_versions",
  {
    template_key: text()
      .notNull()
      .references(() => emailTemplates.key, { onDelete: "cascade" }),
    version: integer().notNull(),
    subject: text().notNull(),
    preheader: text().notNull().default(""),
    body: text().notNull(),
    created_by: uuid().references(() => authUsers.id, { onDelete: "set null" }),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.template_key, t.version] }),
    atLeast("email_template_versions_version", t.version, 1),
    length("email_template_versions_subject", t.subject, 1, 200),
    length("email_template_versions_body", t.body, 1, 20000),
  ],
);

export type MailAttachment = {
  readonly file_name: string;
  readonly content_type: string;
  /** Null for what was written into the mail itself. */
  readonly storage_key: string | null;
  /** In bytes; mails of long ago do not say. */
  readonly size?: number;
  /** What was written into the mail itself, so that it can be looked at and sent again. */
  readonly text?: string;
};

/** Every mail the platform wrote: outgoing log, resend list and the demo mailbox. */
export const mails = pgTable(
  "mails",
  {
    id: id(),
    template_key: text().notNull(),
    /** The same for every attempt, so a second delivery is recognised as the same mail. */
    message_id: text().notNull().unique(),
    to_name: text().notNull().default(""),
    to_address: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    attachments: jsonb().$type<readonly MailAttachment[]>().notNull().default([]),
    status: text({ enum: MAIL_STATUSES }).notNull().default("queued"),
    last_error: text(),
    user_id: uuid().references(() => authUsers.id, { onDelete: "set null" }),
    booking_id: uuid().references(() => bookings.id, { onDelete: "set null" }),
    created_at: createdAt(),
    sent_at: instant(),
  },
  (t) => [
    codes("mails_status", t.status, MAIL_STATUSES),
    // A semicolon would end the statement in the generated migration, hence chr(59).
    check(
      "mails_one_address",
      sql`${t.to_address} ~ '^[^@]+@[^@]+$' and ${t.to_address} !~ '[\\s,<>]' and strpos(${t.to_address}, chr(59)) = 0`,
    ),
    check("mails_one_line_subject", sql`${t.subject} !~ '[\\r\\n]'`),
    index("mails_newest").on(t.created_at.desc().nullsFirst()),
    index("mails_by_booking").on(t.booking_id),
    index("mails_by_user").on(t.user_id),
    index("mails_failed").on(t.created_at).where(sql`${t.status} = 'failed'`),
  ],
);

/** Which optional mails an address gets. Its hash is enough to ask and does not reveal it. */
export const mailChoices = pgTable(
  "mail_choices",
  {
    address_hash: text().notNull(),
    topic: text({ enum: MAIL_TOPICS }).notNull(),
    /** In the link of every mail of this topic to this address. */
    token: text().notNull().unique(),
    is_wanted: boolean().notNull().default(true),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.address_hash, t.topic] }),
    check("mail_choices_address_hash", sql`${t.address_hash} ~ '^[0-9a-f]{64}$'`),
    codes("mail_choices_topic", t.topic, MAIL_TOPICS),
    check("mail_choices_token", sql`${t.token} ~ '^[A-Za-z0-9_-]{43}$'`),
  ],
);
