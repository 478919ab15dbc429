import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import type { SettingValue } from "#domain/platform/settings.ts";
import { currentSetting } from "./settings.ts";

/** Any number of our own; the same in every process, so that only one of them cleans up. */
const LEADER_LOCK = 4_701_960;

type Kept = SettingValue<"retention">;
type Rule = { table: SQL; expired: (now: SQL, kept: Kept) => SQL };

const before = (column: string, age: string) => (now: SQL) =>
  sql`${sql.identifier(column)} < ${now} - interval '${sql.raw(age)}'`;

/** By the retention setting. */
const olderThanSetting =
  (column: string, name: keyof Kept, unit: "days" | "months") => (now: SQL, kept: Kept) =>
    sql`${sql.identifier(column)} < ${now} - make_interval(${sql.raw(unit)} => ${kept[name]}::int)`;

/** How long things are kept; `docs/privacy.md` says what becomes of personal data. */
const RULES = {
  idempotency_keys: { table: sql`idempotency_keys`, expired: before("created_at", "48 hours") },
  empty_searches: { table: sql`empty_searches`, expired: before("day", "13 months") },
  live_events: { table: sql`live_events`, expired: before("created_at", "1 day") },
  one_time_tokens: { table: sql`auth.one_time_tokens`, expired: before("expires_at", "1 day") },
  desk_links: { table: sql`desk_links`, expired: before("expires_at", "30 days") },
  // By then search engines have forgotten them, too.
  gone_addresses: { table: sql`gone_addresses`, expired: before("created_at", "24 months") },
  flow_states: { table: sql`auth.flow_states`, expired: before("expires_at", "1 day") },
  mfa_challenges: { table: sql`auth.mfa_challenges`, expired: before("expires_at", "1 day") },
  rate_limits: {
    table: sql`auth.rate_limits`,
    expired: (now) => sql`expire < extract(epoch from ${now}) * 1000`,
  },
  // Their refresh tokens go with them; for a while a stolen token must still be recognised.
  sessions: { table: sql`auth.sessions`, expired: before("not_after", "30 days") },
  sign_in_log: {
    table: sql`auth.audit_log`,
    expired: olderThanSetting("at", "sign_in_log_days", "days"),
  },
  profile_views: {
    table: sql`analytics_profile_views`,
    expired: olderThanSetting("occurred_at", "profile_views_months", "months"),
  },
  funnel_events: {
    table: sql`booking_funnel_events`,
    expired: olderThanSetting("occurred_at", "funnel_events_months", "months"),
  },
  assistant_conversations: {
    table: sql`assistant_conversations`,
    expired: before("updated_at", "90 days"),
  },
  // Providers repeat an event for days; what it did is told by the payments themselves.
  webhook_events: { table: sql`webhook_events`, expired: before("received_at", "90 days") },
  finished_jobs: {
    table: sql`outbox`,
    expired: olderThanSetting("done_at", "finished_jobs_days", "days"),
  },
  // Letters about a booking with an invoice are kept as long as that.
  mails: {
    table: sql`mails`,
    expired: (now, kept) =>
      sql`${olderThanSetting("created_at", "captured_mails_days", "days")(now, kept)}
        and not exists (select from invoices where invoices.booking_id = mails.booking_id)`,
  },
  content_reports: { table: sql`content_reports`, expired: before("handled_at", "3 years") },
} as const satisfies Record<string, Rule>;

export type RetentionRule = keyof typeof RULES;

export const RETENTION_RULES = Object.keys(RULES) as RetentionRule[];

export type Purge = { batch: number; now?: Date | undefined };

/**
 * Deletes one batch of what a rule no longer keeps; null if another process is at it right now.
 * Batches keep the transactions short, which the embedded engine's single connection needs.
 */
export function purge(db: Db, name: RetentionRule, { batch, now }: Purge): Promise<number | null> {
  const { table, expired }: Rule = RULES[name];
  const at = now ? sql`${now.toISOString()}::timestamptz` : sql`now()`;
  return db.transaction(async (tx) => {
    const lock = sql`select pg_try_advisory_xact_lock(${LEADER_LOCK}) as taken`;
    const { rows } = await tx.execute<{ taken: boolean }>(lock);
    if (!rows[0]?.taken) return null;
    const kept = await currentSetting(tx, "retention");
    await tx.execute(sql`set local statement_timeout = '60s'`);
    const { rowCount } = await tx.execute(sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${expired(at, kept)} limit ${batch}))`);
    return rowCount ?? 0;
  });
}
