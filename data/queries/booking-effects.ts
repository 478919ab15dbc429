import { inArray, sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { outbox } from "#data/schema/operations.ts";

export type EffectState = "done" | "failed" | "pending";

/**
 * What became of effects, by their keys. Failed means that an attempt went wrong: it may still be
 * repeated, but whoever waits for it should know.
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
