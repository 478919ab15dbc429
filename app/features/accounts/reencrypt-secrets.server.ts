import { writeAuthAudit } from "#data/queries/auth/audit.ts";
import { lockSealed, replaceSealed, SEALED_PLACES } from "#data/queries/auth/sealed-values.ts";
import type { AccountsCtx } from "./accounts-ctx.server.ts";

/**
 * Re-encrypts every value sealed with AUTH_SEAL_KEY_OLD, all or nothing: a value that neither key
 * opens stops it. Returns how many values were changed.
 */
export async function reencryptSecrets({
  db,
  secrets,
}: Pick<AccountsCtx, "db" | "secrets">): Promise<number> {
  return db.transaction(async (tx) => {
    let changed = 0;
    for (const place of SEALED_PLACES) {
      for (const [owner, sealed] of await lockSealed(tx, place)) {
        const resealed = secrets.resealWithCurrentKey(owner, sealed);
        if (resealed === null) continue;
        await replaceSealed(tx, place, [owner, resealed]);
        changed += 1;
      }
    }
    if (changed > 0) await writeAuthAudit(tx, { action: "keys_resealed", detail: { changed } });
    return changed;
  });
}
