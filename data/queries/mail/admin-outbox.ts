import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { boundedCount, matchesWords, orderOf, readPage } from "#data/queries/lists/list-page.ts";
import { type MailAttachment, mails } from "#data/schema/mail.ts";
import { outbox } from "#data/schema/outbox.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import type { JobState, MailStatus } from "#domain/platform/job-state.ts";

const recipient = sql<string | null>`${outbox.payload} ->> 'to'`;

function inState(state: JobState): SQL | undefined {
  if (state === "failed") return isNotNull(outbox.failed_at);
  if (state === "done") return isNotNull(outbox.done_at);
  return and(isNull(outbox.failed_at), isNull(outbox.done_at));
}

/** What is carried out later or again; never the data of a job, which may open accounts. */
export async function listJobs(db: Db, query: ListQuery<"created_at">, state?: JobState) {
  const wanted = and(
    state ? inState(state) : undefined,
    matchesWords(query.q, [outbox.kind, outbox.dedupe_key, recipient]),
  );
  const counted = db.select({ id: outbox.id }).from(outbox).where(wanted).$dynamic();
  return readPage(query, boundedCount(db, counted), ({ limit, offset }) =>
    db
      .select({
        id: outbox.id,
        kind: outbox.kind,
        to: recipient,
        attempts: outbox.attempts,
        max_attempts: outbox.max_attempts,
        last_error: outbox.last_error,
        run_at: outbox.run_at,
        created_at: outbox.created_at,
        done_at: outbox.done_at,
        failed_at: outbox.failed_at,
      })
      .from(outbox)
      .where(wanted)
      .orderBy(...orderOf({ created_at: outbox.created_at }, query, outbox.id))
      .limit(limit)
      .offset(offset),
  );
}

/** The job starts anew, under its old id and thus its old Message-ID. Undefined if it did not fail. */
export async function reviveFailedJob(tx: Tx, id: number): Promise<{ kind: string } | undefined> {
  const [row] = await tx
    .update(outbox)
    .set({ failed_at: null, locked_until: null, attempts: 0, run_at: sql`now()` })
    .where(and(eq(outbox.id, id), isNotNull(outbox.failed_at)))
    .returning({ kind: outbox.kind });
  return row;
}

export async function listMails(db: Db, query: ListQuery<"created_at">, status?: MailStatus) {
  const wanted = and(
    status ? eq(mails.status, status) : undefined,
    matchesWords(query.q, [mails.to_address, mails.subject, mails.template_key]),
  );
  const counted = db.select({ id: mails.id }).from(mails).where(wanted).$dynamic();
  return readPage(query, boundedCount(db, counted), ({ limit, offset }) =>
    db
      .select({
        id: mails.id,
        template_key: mails.template_key,
        to: mails.to_address,
        subject: mails.subject,
        status: mails.status,
        last_error: mails.last_error,
        created_at: mails.created_at,
        sent_at: mails.sent_at,
      })
      .from(mails)
      .where(wanted)
      .orderBy(...orderOf({ created_at: mails.created_at }, query, mails.id))
      .limit(limit)
      .offset(offset),
  );
}

type KeptMail = {
  readonly id: string;
  readonly template_key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
  readonly booking_id: string | null;
};

export async function findMail(db: Db, id: string): Promise<KeptMail | undefined> {
  const [row] = await db
    .select({
      id: mails.id,
      template_key: mails.template_key,
      to: mails.to_address,
      subject: mails.subject,
      text: mails.text,
      html: mails.html,
      attachments: mails.attachments,
      booking_id: mails.booking_id,
    })
    .from(mails)
    .where(eq(mails.id, id));
  return row;
}
