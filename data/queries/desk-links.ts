import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { deskLinks } from "#data/schema/desk.ts";
import { speakers } from "#data/schema/speakers.ts";
import type { DeskLinkKind } from "#domain/content/desk-link.ts";

type Wanted = { readonly hash: Buffer; readonly kind: DeskLinkKind; readonly now: Date };

const usable = ({ hash, kind, now }: Wanted) =>
  and(
    eq(deskLinks.token_hash, hash),
    eq(deskLinks.kind, kind),
    gt(deskLinks.expires_at, now),
    isNull(deskLinks.used_at),
  );

export async function insertDeskLink(
  tx: Db | Tx,
  link: typeof deskLinks.$inferInsert,
): Promise<void> {
  await tx.insert(deskLinks).values(link);
}

/** A newer invitation makes the older ones worthless. */
export async function endDeskLinks(tx: Tx, kind: DeskLinkKind, objectId: string): Promise<void> {
  await tx
    .delete(deskLinks)
    .where(
      and(eq(deskLinks.kind, kind), eq(deskLinks.object_id, objectId), isNull(deskLinks.used_at)),
    );
}

export async function findDeskLink(db: Db, wanted: Wanted): Promise<string | null> {
  const [row] = await db
    .select({ objectId: deskLinks.object_id })
    .from(deskLinks)
    .where(usable(wanted));
  return row?.objectId ?? null;
}

/** Of two who use the same link at once, one gets it. */
export async function spendDeskLink(tx: Tx, wanted: Wanted): Promise<string | null> {
  const [row] = await tx
    .update(deskLinks)
    .set({ used_at: wanted.now })
    .where(usable(wanted))
    .returning({ objectId: deskLinks.object_id });
  return row?.objectId ?? null;
}

/** False if somebody has the profile already. */
export async function giveSpeakerTo(tx: Tx, speakerId: string, userId: string): Promise<boolean> {
  const rows = await tx
    .update(speakers)
    .set({ user_id: userId })
    .where(and(eq(speakers.id, speakerId), isNull(speakers.user_id)))
    .returning({ id: speakers.id });
  return rows.length > 0;
}
