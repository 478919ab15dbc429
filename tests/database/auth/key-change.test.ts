import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { countOtherPeppers } from "#data/queries/auth/sealed-values.ts";
import { authMfaFactors } from "#data/schema/auth/auth-sessions.ts";
import { authAuditLog, authSigningKeys } from "#data/schema/auth/auth-users.ts";
import { reencryptSecrets } from "#features/accounts/reencrypt-secrets.server.ts";
import { createSecrets } from "#server/auth/sealing.ts";
import { levels, TOTP_STEP, withTotp } from "#tests/support/auth/auth-factors.ts";
import { newKey, replacedKeys, testKeys } from "#tests/support/auth/auth-keys.ts";
import {
  type AuthServer,
  confirmedUser,
  signedIn,
  startAuthServer,
  totpCode,
} from "#tests/support/auth/auth-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given } from "#tests/support/database/records.ts";

const database = await testDatabase();
const { db } = database;
const before = testKeys();
const both = replacedKeys(before);
const { AUTH_SEAL_KEY_OLD, AUTH_LOOKUP_KEY_OLD, AUTH_PEPPER_OLD, ...after } = both;
const servers = {
  before: await startAuthServer(database, { keys: before }),
  both: await startAuthServer(database, { keys: both }),
  after: await startAuthServer(database, { keys: after }),
};

const EMAIL = "wechsel@example.org";
const secrets = createSecrets(both);

async function sealedVersions(): Promise<string[]> {
  const factors = await db.select({ sealed: authMfaFactors.secret_sealed }).from(authMfaFactors);
  const keys = await db.select({ sealed: authSigningKeys.private_sealed }).from(authSigningKeys);
  const values = [...factors, ...keys].flatMap(({ sealed }) => sealed ?? []);
  return [...new Set(values.map((sealed) => given(sealed.split(".")[0])))].sort();
}

/** Password and a code of the app, a step of the clock later than the last time. */
async function signInWithApp(server: AuthServer, factor: { factorId: string; secret: string }) {
  const client = await signedIn(server, EMAIL);
  servers.before.clock.offset += TOTP_STEP;
  servers.both.clock.offset = servers.before.clock.offset;
  servers.after.clock.offset = servers.before.clock.offset;
  const code = totpCode(factor.secret, server.now());
  const { error } = await client.mfa.challengeAndVerify({ factorId: factor.factorId, code });
  expect(error).toBeNull();
  expect(await levels(client)).toEqual(["aal2", "aal2"]);
  return client;
}

test("keys are replaced while people go on: passwords, apps, recovery codes and tokens fit before and after [SEC-25]", async () => {
  const owner = await confirmedUser(servers.before, database, EMAIL);
  const factor = await withTotp(servers.before, owner);
  const { data: recovery } = await owner.mfa.recoveryCodes.generate();
  expect(await sealedVersions()).toEqual(["v1"]);
  expect(await countOtherPeppers(db, "v2")).toBe(1);

  await signInWithApp(servers.both, factor);
  expect(await countOtherPeppers(db, "v2")).toBe(0);
  const lost = await signedIn(servers.both, EMAIL);
  const spent = await lost.mfa.recoveryCodes.verify({ code: given(recovery?.codes[0]) });
  expect(spent.error).toBeNull();

  const changed = await reencryptSecrets({ db, secrets });
  const keys = await db.select().from(authSigningKeys);
  expect(changed).toBe(keys.length + 1);
  expect(await sealedVersions()).toEqual(["v2"]);
  expect(await reencryptSecrets({ db, secrets })).toBe(0);
  const resealed = eq(authAuditLog.action, "keys_resealed");
  expect(await db.select().from(authAuditLog).where(resealed)).toMatchObject([
    { user_id: null, detail: { changed } },
  ]);
  await signInWithApp(servers.after, factor);
});

test("a value that no key opens stops the change, and nothing is half changed", async () => {
  const [first] = await db.select().from(authSigningKeys).orderBy(authSigningKeys.kid);
  const { kid } = given(first);
  const private_sealed = createSecrets(testKeys()).seal(kid, "von woanders");
  await db.update(authSigningKeys).set({ private_sealed }).where(eq(authSigningKeys.kid, kid));
  const stored = () => db.select().from(authMfaFactors).orderBy(authMfaFactors.id);
  const factors = await stored();
  expect(factors.some(({ secret_sealed }) => secret_sealed !== null)).toBe(true);
  const next = { ...after, AUTH_SEAL_KEY: newKey("v3"), AUTH_SEAL_KEY_OLD: after.AUTH_SEAL_KEY };
  await expect(reencryptSecrets({ db, secrets: createSecrets(next) })).rejects.toThrow(
    "not configured",
  );
  expect(await stored()).toEqual(factors);
});

test("every column whose name says sealed is sealed anew", async () => {
  const { rows } = await db.execute<{ column: string }>(sql`
    select table_name || '.' || column_name as column from information_schema.columns
    where column_name like '%sealed%' order by 1`);
  expect(rows.map(({ column }) => column)).toEqual([
    "flow_states.provider_verifier_sealed",
    "mfa_factors.secret_sealed",
    "signing_keys.private_sealed",
  ]);
});
