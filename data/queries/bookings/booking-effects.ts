import { and, asc, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { contracts } from "#data/schema/billing/contracts.ts";
import { invoices, payments } from "#data/schema/billing/invoices.ts";
import { mails } from "#data/schema/mail.ts";
import { outbox } from "#data/schema/outbox.ts";
import { bookingPostponements } from "#data/schema/postponements.ts";

export const EFFECT_STATES = ["done", "failed", "pending"] as const;
export type EffectState = (typeof EFFECT_STATES)[number];

/**
 * What became of effects, by their keys. Failed means that an attempt went wrong: it may still be
 * repeated, but the user should know.
 */
export async function readEffects(
  db: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, EffectState>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({
      key: outbox.dedupe_key,
      state: sql<EffectState>`case
        when ${outbox.done_at} is not null then 'done'
        when ${outbox.last_error} is not null then 'failed'
        else 'pending' end`,
    })
    .from(outbox)
    .where(inArray(outbox.dedupe_key, [...keys]));
  return new Map(rows.map(({ key, state }) => [key ?? "", state]));
}

/** How many jobs are in front of the first of these, counted no further than asked for. */
export async function countAhead(db: Db, keys: readonly string[], most: number): Promise<number> {
  const first = sql`select min(id) from ${outbox} where ${inArray(outbox.dedupe_key, [...keys])}`;
  const { rows } = await db.execute<{ ahead: string }>(sql`
    select count(*) as ahead from (
      select from ${outbox}
      where done_at is null and failed_at is null and run_at <= now() and id < (${first})
      limit ${most}) as waiting`);
  return Number(rows[0]?.ahead ?? 0);
}

/** Asks for effects once more: what failed starts anew, what waits for its next attempt runs now. */
export async function reviveEffects(db: Db, keys: readonly string[]): Promise<void> {
  await db
    .update(outbox)
    .set({
      failed_at: null,
      last_error: null,
      attempts: sql`case when ${outbox.failed_at} is null then ${outbox.attempts} else 0 end`,
      run_at: sql`least(${outbox.run_at}, now())`,
    })
    .where(
      sql`${inArray(outbox.dedupe_key, [...keys])} and ${outbox.done_at} is null
        and (${outbox.locked_until} is null or ${outbox.locked_until} <= now())`,
    );
  await db.execute(sql`select pg_notify('outbox', '')`);
}

/**
 * What the platform sent, or tried to send, about a booking. Jobs carry what they are about in their
 * key (`booking:<id>:…`, `mail:reminder:<invoice>:…`), and the mail a job wrote carries the job's number.
 */
export async function listBookingEffects(db: Db, bookingId: string) {
  // Two questions, because only known beginnings are looked up in the index.
  const beginnings = await beginningsOfKeys(db, bookingId);
  return db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      to: sql<string | null>`${outbox.payload} ->> 'to'`,
      created_at: outbox.created_at,
      done_at: outbox.done_at,
      failed_at: outbox.failed_at,
      last_error: outbox.last_error,
      subject: mails.subject,
      mail_id: mails.id,
    })
    .from(outbox)
    .leftJoin(mails, isMailOfJob())
    .where(
      or(
        ...beginnings.map((key) =>
          and(gte(outbox.dedupe_key, key), lt(outbox.dedupe_key, `${key}~`)),
        ),
      ),
    )
    .orderBy(asc(outbox.id));
}

/** Codes for signing are left out: each is valid for minutes and never sent again. */
async function beginningsOfKeys(db: Db, bookingId: string): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select word || id as key from (
      select ${bookingId} as id, array['booking:', 'invoice:', 'invoice-cancel:', 'contract:'] as words
      union all
      select id::text, array['invoice-move:', 'contract:']
      from ${bookingPostponements} where booking_id = ${bookingId}
      union all
      select id::text, array['contract:', 'seal:'] from ${contracts} where booking_id = ${bookingId}
      union all
      select id::text, array['invoice-again:', 'mail:invoice:', 'mail:reminder:']
      from ${invoices} where booking_id = ${bookingId}
      union all
      select ${payments.id}::text, array['mail:payment:']
      from ${payments} join ${invoices} on ${invoices.id} = ${payments.invoice_id}
      where ${invoices.booking_id} = ${bookingId}
    ) as subjects, unnest(words) as word`);
  return rows.map(({ key }) => key);
}

/** A mail is written while its job runs, so only a short time of the log is searched. */
function isMailOfJob(): SQL {
  const ended = sql`coalesce(${outbox.done_at}, ${outbox.failed_at}, now())`;
  return sql`${mails.message_id} like '<' || ${outbox.id}::text || '.%'
    and ${mails.created_at} between ${outbox.created_at} - interval '1 day' and ${ended} + interval '1 day'`;
}
