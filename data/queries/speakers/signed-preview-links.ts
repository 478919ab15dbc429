import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { signedPreviewLinks } from "#data/schema/signed-preview-links.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import type { PreviewLinkKind } from "#domain/content/signed-preview-link.ts";

type PresentedLink = { readonly hash: Buffer; readonly kind: PreviewLinkKind; readonly now: Date };

const usable = ({ hash, kind, now }: PresentedLink) =>
  and(
    eq(signedPreviewLinks.token_hash, hash),
    eq(signedPreviewLinks.kind, kind),
    gt(signedPreviewLinks.expires_at, now),
    isNull(signedPreviewLinks.used_at),
  );

export async function insertPreviewLink(
  tx: Db | Tx,
  link: typeof signedPreviewLinks.$inferInsert,
): Promise<void> {
  await tx.insert(signedPreviewLinks).values(link);
}

/** A newer invitation revokes the older ones. */
export async function revokePreviewLinks(
  tx: Tx,
  kind: PreviewLinkKind,
  objectId: string,
): Promise<void> {
  await tx
    .delete(signedPreviewLinks)
    .where(
      and(
        eq(signedPreviewLinks.kind, kind),
        eq(signedPreviewLinks.object_id, objectId),
        isNull(signedPreviewLinks.used_at),
      ),
    );
}

export async function findPreviewLink(db: Db, link: PresentedLink): Promise<string | null> {
  const [row] = await db
    .select({ objectId: signedPreviewLinks.object_id })
    .from(signedPreviewLinks)
    .where(usable(link));
  return row?.objectId ?? null;
}

/** Of two concurrent uses one succeeds. */
export async function redeemPreviewLink(tx: Tx, link: PresentedLink): Promise<string | null> {
  const [row] = await tx
    .update(signedPreviewLinks)
    .set({ used_at: link.now })
    .where(usable(link))
    .returning({ objectId: signedPreviewLinks.object_id });
  return row?.objectId ?? null;
}

/** False if the profile has an owner already. */
export async function giveSpeakerTo(tx: Tx, speakerId: string, userId: string): Promise<boolean> {
  const rows = await tx
    .update(speakers)
    .set({ user_id: userId })
    .where(and(eq(speakers.id, speakerId), isNull(speakers.user_id)))
    .returning({ id: speakers.id });
  return rows.length > 0;
}
