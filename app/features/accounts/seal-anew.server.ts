import { writeAuthAudit } from "#data/queries/auth/audit.ts";
import { lockSealed, replaceSealed, SEALED_PLACES } from "#data/queries/auth/sealed-values.ts";
import type { AccountsCtx } from "./accounts-ctx.server.ts";

/**
 * Everything that AUTH_SEAL_KEY_OLD has sealed is sealed with its successor, all or nothing: a value that
 * neither key opens stops it. Says how many values were changed.
 */
export async function sealAnew({
  db,
  secrets,
}: Pick<AccountsCtx, "db" | "secrets">): Promise<number> {
  return db.transaction(async (tx) => {
    let changed = 0;
    for (const place of SEALED_PLACES) {
      for (const [owner, sealed] of await lockSealed(tx, place)) {
        const anew = secrets.sealAnew(owner, sealed);
        if (anew === null) continue;
        await replaceSealed(tx, place, [owner, anew]);
        changed += 1;
      }
    }
    if (changed > 0) await writeAuthAudit(tx, { action: "keys_resealed", detail: { changed } });
    return changed;
  });
}
