import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { authMfaFactors, authMfaRecoveryCodes } from "#data/schema/auth/auth-sessions.ts";
import { enrollTotp, levels, TOTP_STEP, withTotp } from "#tests/support/auth/auth-factors.ts";
import {
  answerOf,
  call,
  confirmedUser,
  mailsTo,
  sessionOf,
  signedIn,
  startAuthServer,
  type TestClient,
  totpCode,
} from "#tests/support/auth/auth-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given } from "#tests/support/database/records.ts";

const database = await testDatabase();
const { db } = database;
const server = await startAuthServer(database);

test("a factor is enrolled, challenged and verified [MFA-01] [MFA-03] [MFA-04] [ENT-55] [ENT-56]", async () => {
  const email = "totp@example.org";
  const client = await confirmedUser(server, database, email);
  const elsewhere = await signedIn(server, email);
  expect(await levels(client)).toEqual(["aal1", "aal1"]);
  const { access_token: token } = await sessionOf(client);
  const json = { friendly_name: "App", factor_type: "totp", issuer: "Bühne" };
  expect((await call(server, "/auth/v1/factors", { json })).status).toBe(401);
  const enrolled = await answerOf<{ id: string; totp: { uri: string; secret: string } }>(
    call(server, "/auth/v1/factors", { json, token }),
  );
  expect(enrolled.body.totp.uri).toMatch(/^otpauth:\/\/totp\/B%C3%BChne:totp%40example\.org\?/);
  const factor = await enrollTotp(client);
  expect(factor.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
  expect(factor.qr_code).not.toContain("#");

  const challenge = await answerOf<{ id: string; expires_at: number }>(
    call(server, `/auth/v1/factors/${factor.factorId}/challenge`, { json: {}, token }),
  );
  expect(challenge.body).toMatchObject({ type: "totp", expires_at: expect.any(Number) });
  const verify = (code: string) =>
    answerOf(
      call(server, `/auth/v1/factors/${factor.factorId}/verify`, {
        json: { code, challenge_id: challenge.body.id },
        token,
      }),
    );
  expect(await verify("000000")).toMatchObject({
    status: 422,
    body: { code: "mfa_verification_failed" },
  });
  const verified = await verify(totpCode(factor.secret, server.now()));
  expect(verified).toMatchObject({
    status: 200,
    body: { access_token: expect.any(String), expires_in: 900 },
  });
  const { factors } = verified.body.user as { factors: Record<string, unknown>[] };
  // The one that was begun and left is gone.
  expect(factors).toEqual([
    expect.objectContaining({ id: factor.factorId, factor_type: "totp", status: "verified" }),
  ]);
  // Sessions without the second factor have ended.
  expect((await elsewhere.getUser()).error?.name).toBe("AuthSessionMissingError");
  const kinds = (await mailsTo(database, email)).map(({ kind }) => kind);
  expect(kinds).toContain("mail.new_factor");
});

test("the client climbs to the second level and keeps it when it refreshes [STATE-08] [R-24]", async () => {
  const email = "stufe@example.org";
  const first = await confirmedUser(server, database, email);
  const { factorId, secret } = await withTotp(server, first);
  expect(first.events).toContain("MFA_CHALLENGE_VERIFIED");
  expect(await levels(first)).toEqual(["aal2", "aal2"]);
  const client = await signedIn(server, email);
  expect(await levels(client)).toEqual(["aal1", "aal2"]);
  server.clock.offset += 2 * TOTP_STEP;
  const code = totpCode(secret, server.now());
  expect((await client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
  await client.refreshSession();
  expect(await levels(client)).toEqual(["aal2", "aal2"]);
  expect((await client.getClaims()).data?.claims.amr?.[0]).toMatchObject({ method: "totp" });
  expect((await client.mfa.listFactors()).data?.totp).toHaveLength(1);
});

test("the client tells of every state on the way in and out [STATE-01]", async () => {
  const email = "zustand@example.org";
  const { secret, factorId } = await withTotp(server, await confirmedUser(server, database, email));
  const client = await signedIn(server, email);
  server.clock.offset += 2 * TOTP_STEP;
  await client.mfa.challengeAndVerify({ factorId, code: totpCode(secret, server.now()) });
  await client.refreshSession();
  await client.signOut();
  const told = client.events.filter((event) => event !== "INITIAL_SESSION");
  expect(told).toEqual(["SIGNED_IN", "MFA_CHALLENGE_VERIFIED", "TOKEN_REFRESHED", "SIGNED_OUT"]);
});

test("one step of the clock is forgiven, two are not, and no code works twice [R-24]", async () => {
  const email = "uhr@example.org";
  // Between two steps nothing may depend on how fast this machine is.
  server.clock.frozenAt = Date.now();
  const {
    factorId,
    secret,
    code: used,
  } = await withTotp(server, await confirmedUser(server, database, email));
  const client = await signedIn(server, email);
  const attempt = async (code: string) => {
    const { error } = await client.mfa.challengeAndVerify({ factorId, code });
    return error ? (error.code ?? error.message) : "accepted";
  };
  const at = (steps: number) =>
    totpCode(secret, new Date(server.now().getTime() + steps * TOTP_STEP));
  expect(await attempt(used)).toBe("mfa_verification_failed");
  server.clock.offset += 10 * TOTP_STEP;
  expect(await attempt(at(-2))).toBe("mfa_verification_failed");
  expect(await attempt(at(2))).toBe("mfa_verification_failed");
  expect(await attempt(at(-1))).toBe("accepted");
  expect(await attempt(at(-1))).toBe("mfa_verification_failed");
  expect(await attempt(at(1))).toBe("accepted");
  // Of two at the same moment one wins.
  server.clock.offset += 10 * TOTP_STEP;
  const code = at(0);
  const both = await Promise.all([attempt(code), attempt(code)]);
  expect(both.sort()).toEqual(["accepted", "mfa_verification_failed"]);
  server.clock.frozenAt = null;
});

test("a factor is removed by its owner alone, and the level falls with it [MFA-02]", async () => {
  const client = await confirmedUser(server, database, "weg@example.org");
  const stranger = await confirmedUser(server, database, "fremder@example.org");
  const { factorId } = await withTotp(server, client);
  const remove = async (who: TestClient, id: string) => {
    const { access_token: token } = await sessionOf(who);
    return call(server, `/auth/v1/factors/${id}`, { method: "DELETE", token });
  };
  expect((await remove(stranger, factorId)).status).toBe(404);
  expect((await remove(client, crypto.randomUUID())).status).toBe(404);
  expect((await remove(client, "keine-kennung")).status).toBe(404);
  const nobody = { method: "DELETE", json: {} };
  expect((await call(server, `/auth/v1/factors/${factorId}`, nobody)).status).toBe(401);
  expect((await remove(client, factorId)).status).toBe(200);
  await client.refreshSession();
  expect(await levels(client)).toEqual(["aal1", "aal1"]);
  const kinds = (await mailsTo(database, "weg@example.org")).map(({ kind }) => kind);
  expect(kinds).toContain("mail.factor_removed");
});

test("recovery codes stand in for a lost factor, each of them once", async () => {
  const email = "zettel@example.org";
  const owner = await confirmedUser(server, database, email);
  expect((await owner.mfa.recoveryCodes.generate()).error?.code).toBe("insufficient_aal");
  await withTotp(server, owner);
  const { data } = await owner.mfa.recoveryCodes.generate();
  expect(data?.codes).toHaveLength(10);
  const [first = ""] = data?.codes ?? [];
  const client = await signedIn(server, email);
  const typed = first.toUpperCase().replace(/(.{4})/g, "$1- ");
  expect((await client.mfa.recoveryCodes.verify({ code: typed })).error).toBeNull();
  expect(await levels(client)).toEqual(["aal2", "aal2"]);
  const status = await client.mfa.recoveryCodes.getStatus();
  expect(status.data).toMatchObject({ type: "recovery_code", total: 10, remaining: 9 });
  const again = await signedIn(server, email);
  expect((await again.mfa.recoveryCodes.verify({ code: first })).error?.code).toBe(
    "mfa_verification_failed",
  );
  const kinds = (await mailsTo(database, email)).map(({ kind }) => kind);
  expect(kinds).toContain("mail.recovery_codes_created");
  expect(kinds).toContain("mail.recovery_code_used");
  const stored = await db.select().from(authMfaRecoveryCodes);
  expect(JSON.stringify(stored)).not.toContain(first);
  expect((await client.mfa.recoveryCodes.regenerate()).data?.codes).not.toContain(data?.codes[1]);
  const { access_token: token } = await sessionOf(client);
  const removed = call(server, "/auth/v1/factors/recovery-codes", { method: "DELETE", token });
  expect((await removed).status).toBe(200);
});

test("a session without its second step changes no name and ends none but itself", async () => {
  const email = "schwach@example.org";
  const owner = await confirmedUser(server, database, email);
  await withTotp(server, owner);
  const weak = await signedIn(server, email);
  expect(await levels(weak)).toEqual(["aal1", "aal2"]);
  const renamed = await weak.updateUser({ data: { first_name: "Fremd" } });
  expect(renamed.error?.code).toBe("insufficient_aal");
  expect((await owner.getUser()).data.user?.user_metadata.first_name).not.toBe("Fremd");
  const { access_token: token } = await sessionOf(weak);
  const signOut = (scope: string) =>
    call(server, `/auth/v1/logout?scope=${scope}`, { json: {}, token });
  expect((await signOut("others")).status).toBe(401);
  expect((await signOut("global")).status).toBe(204);
  expect((await owner.getUser()).error).toBeNull();
  expect((await weak.getUser()).error).not.toBeNull();
});

test("the secret of a factor is sealed, and worthless in another row", async () => {
  const client = await confirmedUser(server, database, "siegel@example.org");
  const { factorId, secret } = await enrollTotp(client);
  const rows = await db.select().from(authMfaFactors).where(eq(authMfaFactors.id, factorId));
  const sealed = given(rows[0]).secret_sealed ?? "";
  expect(sealed).not.toContain(secret);
  expect(server.accounts.secrets.open(factorId, sealed)).toBe(secret);
  expect(() => server.accounts.secrets.open(crypto.randomUUID(), sealed)).toThrow();
});

test("a name is used once, and there are at most ten factors", async () => {
  const client = await confirmedUser(server, database, "viele@example.org");
  await enrollTotp(client, "Handy");
  const same = await client.mfa.enroll({ factorType: "totp", friendlyName: "HANDY" });
  expect(same.error?.code).toBe("mfa_factor_name_conflict");
  for (let count = 1; count < 10; count += 1) await enrollTotp(client, `Gerät ${count}`);
  const eleventh = await client.mfa.enroll({ factorType: "totp", friendlyName: "Elf" });
  expect(eleventh.error?.code).toBe("too_many_enrolled_mfa_factors");
});

test("the paths as written in the specification answer in JSON [MFA-06]", async () => {
  const json = { friendly_name: "App", factor_type: "totp", issuer: "X" };
  const refused = await call(server, "/factors", { json });
  expect(refused.status).toBe(401);
  expect(refused.headers.get("content-type")).toMatch(/json/);
  const client = await confirmedUser(server, database, "wurzel@example.org");
  const { access_token: token } = await sessionOf(client);
  const { status, body } = await answerOf(call(server, "/factors", { json, token }));
  expect(status).toBe(200);
  expect(body).toMatchObject({ type: "totp", totp: { secret: expect.any(String) } });
});
