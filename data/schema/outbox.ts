import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { BOOKING_ACTORS } from "#domain/booking/status.ts";
import { atLeast, codes, createdAt, instant, length } from "./columns.ts";

/** Effects to be carried out later or again: written in the transaction that causes them. */
export const outbox = pgTable(
  "outbox",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** One row per effect and object, however often it is asked for. */
    dedupe_key: text().unique(),
    run_at: createdAt(),
    attempts: integer().notNull().default(0),
    max_attempts: integer().notNull().default(20),
    locked_until: instant(),
    last_error: text(),
    done_at: instant(),
    failed_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    length("outbox_kind", t.kind, 1, 80),
    atLeast("outbox_attempts", t.attempts, 0),
    atLeast("outbox_max_attempts", t.max_attempts, 1),
    index("outbox_due")
      .on(t.run_at, t.id)
      .where(sql`${t.done_at} is null and ${t.failed_at} is null`),
    index("outbox_failed").on(t.failed_at).where(sql`${t.failed_at} is not null`),
  ],
);

/** Who did what to which object. Append only: update and delete are refused. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: createdAt(),
    actor: text({ enum: BOOKING_ACTORS }).notNull(),
    actor_id: uuid(),
    action: text().notNull(),
    object_type: text().notNull(),
    object_id: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    reason: text(),
    /** The network part of the address only. */
    ip_prefix: text(),
    request_id: text(),
  },
  (t) => [
    codes("audit_log_actor", t.actor, BOOKING_ACTORS),
    length("audit_log_action", t.action, 1, 80),
    length("audit_log_object_type", t.object_type, 1, 80),
    length("audit_log_object_id", t.object_id, 1, 200),
    index("audit_log_by_object").on(t.object_type, t.object_id, t.id.desc().nullsFirst()),
    index("audit_log_by_actor").on(t.actor_id, t.id.desc().nullsFirst()),
    index("audit_log_newest").on(t.at.desc().nullsFirst()),
  ],
);

/** What open pages are told; the id is the position a stream resumes from. Purged after a day. */
export const liveEvents = pgTable(
  "live_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    topic: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The page and the account behind the request that caused it (C-108). */
    cause_tab: text(),
    cause_user: uuid(),
    created_at: createdAt(),
  },
  (t) => [
    length("live_events_topic", t.topic, 1, 200),
    length("live_events_cause_tab", t.cause_tab, 1, 64),
    index("live_events_by_topic").on(t.topic, t.id),
    index("live_events_age").on(t.created_at),
  ],
);
