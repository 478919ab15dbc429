import { createHash, randomBytes } from "node:crypto";
import type { Db, Tx } from "#data/db.ts";
import { insertPreviewLink } from "#data/queries/speakers/signed-preview-links.ts";
import { PREVIEW_LINK_DAYS, type PreviewLinkKind } from "#domain/content/signed-preview-link.ts";
import { DAY_MS } from "#domain/time/duration.ts";
import type { Admin } from "./admin-access.ts";

type NewLink = { readonly kind: PreviewLinkKind; readonly objectId: string; readonly now: Date };

/** The token for a new link; only its hash is stored. */
export async function createPreviewLink(
  tx: Db | Tx,
  admin: Admin,
  { kind, objectId, now }: NewLink,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + PREVIEW_LINK_DAYS[kind] * DAY_MS);
  await insertPreviewLink(tx, {
    token_hash: linkHash(token),
    kind,
    object_id: objectId,
    created_by: admin.userId,
    expires_at: expiresAt,
  });
  return { token, expiresAt };
}

export function linkHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
