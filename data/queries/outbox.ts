import type { Db, Tx } from "#data/db.ts";
import { outbox } from "#data/schema/operations.ts";

export type Mail = {
  /** Names the template, e.g. `mail.confirm_signup`. */
  kind: `mail.${string}`;
  to: string;
  /** What the template needs, links as whole addresses. */
  data: Record<string, unknown>;
  /** The same key is sent once, however often it is asked for. */
  dedupeKey: string;
};

/** The one way a mail leaves: in the transaction that causes it. The payload is `{ to, data }`. */
export async function enqueueMail(tx: Db | Tx, { kind, to, data, dedupeKey }: Mail): Promise<void> {
  await tx
    .insert(outbox)
    .values({ kind, payload: { to, data }, dedupe_key: dedupeKey })
    .onConflictDoNothing({ target: outbox.dedupe_key });
}
