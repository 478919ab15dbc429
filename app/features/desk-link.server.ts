import { createHash, randomBytes } from "node:crypto";
import type { Db, Tx } from "#data/db.ts";
import { insertDeskLink } from "#data/queries/desk-links.ts";
import { DESK_LINK_DAYS, type DeskLinkKind } from "#domain/content/desk-link.ts";
import type { Admin } from "./admin-access.ts";

const DAY_MS = 86_400_000;

type NewLink = { readonly kind: DeskLinkKind; readonly objectId: string; readonly now: Date };

/** The token for a new link; only its hash is stored. */
export async function openDeskLink(
  tx: Db | Tx,
  admin: Admin,
  { kind, objectId, now }: NewLink,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + DESK_LINK_DAYS[kind] * DAY_MS);
  await insertDeskLink(tx, {
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
