import { and, eq } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { idempotencyKeys } from "#data/schema/accounts.ts";

export type KeyOwner = { readonly userId: string; readonly key: string };

function isKey({ userId, key }: KeyOwner) {
  return and(eq(idempotencyKeys.user_id, userId), eq(idempotencyKeys.key, key));
}

export async function findRequest(db: Db, owner: KeyOwner) {
  const [row] = await db.select().from(idempotencyKeys).where(isKey(owner));
  return row;
}

type Claim = KeyOwner & {
  readonly hash: string;
  /** What a repeated request needs if the first one was never finished. */
  readonly note: unknown;
  readonly now: Date;
};

/** False if the key is in use: a request that runs at the same time is waited for. */
export async function claimRequest(tx: Tx, claim: Claim): Promise<boolean> {
  const { userId, key, hash, note, now } = claim;
  const rows = await tx
    .insert(idempotencyKeys)
    .values({ user_id: userId, key, request_hash: hash, response_body: note, created_at: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return rows.length > 0;
}

export async function releaseRequest(tx: Tx, owner: KeyOwner): Promise<void> {
  await tx.delete(idempotencyKeys).where(isKey(owner));
}

/** From now on this is the answer, word for word. */
export async function finishRequest(
  db: Db,
  owner: KeyOwner,
  answer: { readonly status: number; readonly body: unknown },
): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ state: "done", response_status: answer.status, response_body: answer.body })
    .where(isKey(owner));
}
