import { calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair } from "jose";
import type { Db, Tx } from "#data/db.ts";
import {
  deletePurgedKeys,
  insertSigningKey,
  listPublishedKeys,
  lockKeyChange,
  type SigningKeyRow,
  updateSigningKey,
} from "#data/queries/auth/signing-keys.ts";
import { DAY_MS, MINUTE_MS } from "#domain/time/duration.ts";
import type { Secrets } from "#features/accounts/accounts-ctx.server.ts";

export const SIGNING_ALGORITHM = "ES256";

const ROTATE_AFTER_MS = 90 * DAY_MS;
/** Other processes sign with what they know for a moment longer, and clocks differ. */
const OVERLAP_MS = 10 * MINUTE_MS;

export type SigningKeysOptions = {
  db: Db;
  secrets: Secrets;
  now: () => Date;
  /** Seconds the tokens live that these keys sign. */
  tokenLifetime: number;
};

/** The life of a key: standby (published), active (signs), retired (until its last token is dead), gone. */
export async function loadSigningKeys(options: SigningKeysOptions): Promise<SigningKeyRow[]> {
  const keys = await listPublishedKeys(options.db);
  const active = keys.find(({ state }) => state === "active");
  const isDue = !active || isOld(active, options.now());
  if (isDue) return rotateSigningKeys(options, { onlyIfDue: true });
  return keys;
}

/**
 * Makes the standby key sign. After a leak the old one counts no longer, so that all sessions have to
 * refresh at once; otherwise it stays published until its tokens have ended.
 */
export async function rotateSigningKeys(
  options: SigningKeysOptions,
  { onlyIfDue = false, leaked = false }: { onlyIfDue?: boolean; leaked?: boolean } = {},
): Promise<SigningKeyRow[]> {
  const now = options.now();
  // Made outside: the transaction holds a connection, on the embedded engine the only one.
  const fresh = [await newKey(options), await newKey(options)];
  return options.db.transaction(async (tx) => {
    await lockKeyChange(tx);
    const keys = await listPublishedKeys(tx);
    const active = keys.find(({ state }) => state === "active");
    if (onlyIfDue && active && !isOld(active, now)) return keys;
    if (active) await retire(tx, active, options, leaked);
    const standby = keys.find(({ state }) => state === "standby");
    if (standby) {
      await updateSigningKey(tx, standby.kid, { state: "active", activated_at: now });
    } else {
      const [key] = fresh.splice(0, 1);
      if (key) await insertSigningKey(tx, { ...key, state: "active", activated_at: now });
    }
    const [next] = fresh;
    if (next) await insertSigningKey(tx, { ...next, state: "standby" });
    await deletePurgedKeys(tx, now);
    return listPublishedKeys(tx);
  });
}

async function retire(
  tx: Tx,
  { kid }: SigningKeyRow,
  { now, tokenLifetime }: SigningKeysOptions,
  leaked: boolean,
): Promise<void> {
  const at = now();
  await updateSigningKey(tx, kid, {
    state: leaked ? "revoked" : "retired",
    retired_at: at,
    purge_after: new Date(at.getTime() + tokenLifetime * 1000 + OVERLAP_MS),
  });
}

async function newKey({ secrets, now }: SigningKeysOptions) {
  const pair = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const jwk = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  return {
    kid,
    alg: SIGNING_ALGORITHM,
    public_jwk: { ...jwk, kid, alg: SIGNING_ALGORITHM, use: "sig", key_ops: ["verify"] },
    private_sealed: secrets.seal(kid, await exportPKCS8(pair.privateKey)),
    created_at: now(),
  } as const;
}

function isOld(key: SigningKeyRow, now: Date): boolean {
  const since = key.activated_at ?? key.created_at;
  return now.getTime() - since.getTime() > ROTATE_AFTER_MS;
}
