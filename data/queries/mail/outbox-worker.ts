import { and, desc, eq, isNotNull, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { outbox } from "#data/schema/outbox.ts";

export type Job = {
  id: number;
  kind: string;
  payload: Record<string, unknown>;
  /** Counts from 1 and tells this claim from every other one of the same job. */
  attempt: number;
  maxAttempts: number;
  createdAt: Date;
};

/** What became of one attempt. A reason is kept with the job, so it must not hold secrets. */
export type JobOutcome =
  | { kind: "done" }
  | { kind: "retry"; reason: string }
  | { kind: "failed"; reason: string };

export type JobHandler = (job: Job) => Promise<JobOutcome>;

export type OutboxNumbers = { waiting: number; failed: number; oldestSeconds: number };

const MAX_REASON = 500;
const waiting = sql`done_at is null and failed_at is null`;

/** The database's clock decides for all processes alike; a test may bring its own. */
function instantOf(now: Date | undefined): SQL {
  return now ? sql`${now.toISOString()}::timestamptz` : sql`now()`;
}

export type Claim = {
  kinds: readonly string[];
  limit: number;
  leaseMs: number;
  now?: Date | undefined;
};

/**
 * Takes due jobs for a while; a worker that dies gives its jobs back by letting the time pass.
 * Jobs with the same `to` in their payload form a line: only the first of a line is due, so what one
 * recipient gets keeps its order. A job planned for later holds up no other until its first attempt.
 */
export async function claimJobs(db: Db, { kinds, limit, leaseMs, now }: Claim): Promise<Job[]> {
  const at = instantOf(now);
  const known = sql`kind = any(${sql.param([...kinds])}::text[])`;
  const heads = sql`
    select min(id) from ${outbox}
    where ${waiting} and ${known} and (run_at <= ${at} or attempts > 0)
    group by coalesce(payload ->> 'to', id::text)`;
  // The conditions stand here and not in the line alone: they are checked again once a row is locked.
  const due = sql`
    select id from ${outbox}
    where ${waiting} and run_at <= ${at} and attempts < max_attempts
      and (locked_until is null or locked_until <= ${at}) and id in (${heads})
    order by run_at, id limit ${limit} for update skip locked`;
  const rows = await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      locked_until: sql`${at} + make_interval(secs => ${leaseMs / 1000})`,
    })
    .where(sql`${outbox.id} = any(array(${due}))`)
    .returning();
  return rows.sort((a, b) => a.id - b.id).map(toJob);
}

function toJob(row: typeof outbox.$inferSelect): Job {
  const { id, kind, payload, attempts, max_attempts, created_at } = row;
  return { id, kind, payload, attempt: attempts, maxAttempts: max_attempts, createdAt: created_at };
}

/** No other worker has taken the job since, and it has not ended. */
function stillOurs({ id, attempt }: Job): SQL | undefined {
  return and(
    eq(outbox.id, id),
    eq(outbox.attempts, attempt),
    isNull(outbox.done_at),
    isNull(outbox.failed_at),
  );
}

/** A finished job forgets what it was made of: mails carry links that open accounts. */
export async function finishJob(db: Db, job: Job, now?: Date): Promise<void> {
  await db
    .update(outbox)
    .set({
      done_at: instantOf(now),
      locked_until: null,
      last_error: null,
      payload: sql`${outbox.payload} - 'data' - 'attachments'`,
    })
    .where(stillOurs(job));
}

export type Delay = { reason: string; delayMs: number; now?: Date | undefined };

export async function postponeJob(db: Db, job: Job, { reason, delayMs, now }: Delay) {
  await db
    .update(outbox)
    .set({
      run_at: sql`${instantOf(now)} + make_interval(secs => ${delayMs / 1000})`,
      locked_until: null,
      last_error: reason.slice(0, MAX_REASON),
    })
    .where(stillOurs(job));
}

export async function failJob(db: Db, job: Job, reason: string, now?: Date): Promise<void> {
  await db
    .update(outbox)
    .set({
      failed_at: instantOf(now),
      locked_until: null,
      last_error: reason.slice(0, MAX_REASON),
    })
    .where(stillOurs(job));
}

/** Gives a job back after an end that could not be awaited; `delayMs` lets the process be gone first. */
export async function returnJob(db: Db, job: Job, delayMs: number, now?: Date): Promise<void> {
  const run_at = sql`${instantOf(now)} + make_interval(secs => ${delayMs / 1000})`;
  await db.update(outbox).set({ run_at, locked_until: null }).where(stillOurs(job));
}

export type Sweep = { kinds: readonly string[]; now?: Date | undefined };

/**
 * Two kinds of jobs that no claim touches: those that killed their process at every attempt, or were given
 * back during the last one, end as failed, and those of a kind this version does not know say so until a version comes that does.
 */
export async function sweepOutbox(db: Db, { kinds, now }: Sweep): Promise<void> {
  const at = instantOf(now);
  await db
    .update(outbox)
    .set({
      failed_at: at,
      locked_until: null,
      last_error: sql`coalesce(last_error, 'never ended')`,
    })
    .where(sql`${waiting} and attempts >= max_attempts and run_at <= ${at}
      and (locked_until is null or locked_until <= ${at})`);
  await db
    .update(outbox)
    .set({ last_error: sql`'unknown kind: ' || kind` })
    .where(
      and(
        sql`${waiting} and run_at <= ${at} and last_error is null`,
        notInArray(outbox.kind, [...kinds]),
      ),
    );
}

/** Waiting counts what should have happened by now; what is planned for later is no backlog. */
export async function countOutbox(db: Db, now?: Date): Promise<OutboxNumbers> {
  const at = instantOf(now);
  const overdue = sql`where ${waiting} and (run_at <= ${at} or attempts > 0)`;
  const { rows } = await db.execute<Record<keyof OutboxNumbers, string | number>>(sql`
    select
      (select count(*) from ${outbox} ${overdue}) as waiting,
      (select count(*) from ${outbox} where failed_at is not null) as failed,
      (select coalesce(extract(epoch from ${at} - min(greatest(created_at, least(run_at, ${at})))), 0)
        from ${outbox} ${overdue}) as "oldestSeconds"`);
  const [row] = rows;
  return {
    waiting: Number(row?.waiting ?? 0),
    failed: Number(row?.failed ?? 0),
    oldestSeconds: Math.max(0, Number(row?.oldestSeconds ?? 0)),
  };
}

export type FailedJob = {
  id: number;
  kind: string;
  to: string | null;
  attempts: number;
  reason: string;
  failedAt: Date | null;
};

/** For administrators, newest first. */
export async function listFailedJobs(db: Db, limit = 100): Promise<FailedJob[]> {
  return db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      to: sql<string | null>`${outbox.payload} ->> 'to'`,
      attempts: outbox.attempts,
      reason: sql<string>`coalesce(${outbox.last_error}, '')`,
      failedAt: outbox.failed_at,
    })
    .from(outbox)
    .where(isNotNull(outbox.failed_at))
    .orderBy(desc(outbox.failed_at), desc(outbox.id))
    .limit(limit);
}

/** „Erneut senden“: the job starts anew, under its old id and thus its old Message-ID. */
export async function reviveJob(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .update(outbox)
    .set({ failed_at: null, locked_until: null, attempts: 0, run_at: sql`now()` })
    .where(and(eq(outbox.id, id), isNotNull(outbox.failed_at)))
    .returning({ id: outbox.id });
  return rows.length > 0;
}
