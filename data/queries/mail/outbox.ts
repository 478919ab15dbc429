import type { Db, Tx } from "#data/db.ts";
import { outbox } from "#data/schema/outbox.ts";

/** A stored file by its key, or a calendar entry written into the job itself. */
export type MailAttachment =
  | { readonly name: string; readonly type: string; readonly fileKey: string }
  | { readonly name: string; readonly type: "text/calendar"; readonly text: string };

export type Mail = {
  /** Names the template, e.g. `mail.confirm_signup`. */
  kind: `mail.${string}`;
  to: string;
  /** What the template needs, links as whole addresses. */
  data: Record<string, unknown>;
  attachments?: readonly MailAttachment[];
  /** What the letter is about: it is kept as long as the papers of this booking are. */
  bookingId?: string;
  /** The same key is sent once, however often it is asked for. */
  dedupeKey: string;
};

/** The one way a mail leaves: in the transaction that causes it. The payload is `{ to, data, … }`. */
export async function enqueueMail(tx: Db | Tx, mail: Mail): Promise<void> {
  await enqueueJobs(tx, [mailJob(mail)]);
}

/** For callers that store further jobs with it. */
export function mailJob({ kind, to, data, attachments, bookingId, dedupeKey }: Mail): OutboxJob {
  const attached = attachments ? { attachments } : {};
  const about = bookingId ? { booking_id: bookingId } : {};
  return { kind, payload: { to, data, ...attached, ...about }, dedupeKey };
}

export type OutboxJob = {
  kind: string;
  payload: Record<string, unknown>;
  /** The same key is carried out once, however often it is asked for. */
  dedupeKey: string;
  /** Not before this moment; at once without it. */
  runAt?: Date;
};

/** Everything else that is carried out later or again. */
export async function enqueueJob(tx: Db | Tx, job: OutboxJob): Promise<void> {
  await enqueueJobs(tx, [job]);
}

/** They are taken up in the order given. */
export async function enqueueJobs(tx: Db | Tx, jobs: readonly OutboxJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ kind, payload, dedupeKey, runAt }) => ({
    kind,
    payload,
    dedupe_key: dedupeKey,
    ...(runAt ? { run_at: runAt } : {}),
  }));
  await tx.insert(outbox).values(rows).onConflictDoNothing({ target: outbox.dedupe_key });
}
