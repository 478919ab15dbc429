import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { userRoles } from "#data/schema/accounts.ts";
import { authIdentities, authUsers } from "#data/schema/auth/auth-users.ts";
import { enrollTotp, levels, TOTP_STEP, withTotp } from "#tests/support/auth/auth-factors.ts";
import {
  answerOf,
  call,
  confirmedUser,
  mailsTo,
  newClient,
  sessionOf,
  signedIn,
  startAuthServer,
  totpCode,
} from "#tests/support/auth/auth-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertSpeaker } from "#tests/support/database/records.ts";
import { startFakeGoogle } from "#tests/support/fakes/fake-google.ts";
import { asGoogle, enterWithGoogle } from "#tests/support/fakes/google-journey.ts";

const database = await testDatabase();
const { db } = database;
const google = await startFakeGoogle();
// Without limits: what is refused here is refused by the factor itself.
const server = await startAuthServer(database, { google: asGoogle(google) });

test("without the second factor nothing about the way in can be changed", async () => {
  const email = "dieb@gmail.com";
  const owner = await confirmedUser(server, database, email);
  await enterWithGoogle(server, google, { sub: "g1", email });
  const { factorId } = await withTotp(server, owner);
  const thief = await signedIn(server, email);
  const enrol = await thief.mfa.enroll({ factorType: "totp", friendlyName: "Meins" });
  expect(enrol.error).toMatchObject({ status: 403, code: "insufficient_aal" });
  expect((await thief.mfa.unenroll({ factorId })).error).toMatchObject({
    status: 422,
    code: "insufficient_aal",
  });
  for (const change of [{ password: "ganz-neu-1" }, { email: "dieb@evil.example" }]) {
    const { error } = await thief.updateUser(change);
    expect(error).toMatchObject({ status: 401, code: "insufficient_aal" });
  }
  const linked = await thief.linkIdentity({
    provider: "google",
    options: { skipBrowserRedirect: true },
  });
  expect(linked.error).toMatchObject({ status: 403, code: "insufficient_aal" });
  const { user, access_token: token } = await sessionOf(thief);
  const identity = given(user.identities?.find(({ provider }) => provider === "google"));
  expect((await thief.unlinkIdentity(identity)).error?.code).toBe("insufficient_aal");
  expect((await thief.mfa.recoveryCodes.generate()).error?.code).toBe("insufficient_aal");
  const [stored] = await db.select().from(authUsers).where(eq(authUsers.email, email));
  expect(given(stored).new_email).toBeNull();
  const left = await db.select().from(authIdentities).where(eq(authIdentities.user_id, user.id));
  expect(left).toHaveLength(2);
  expect((await mailsTo(database, "dieb@evil.example")).length).toBe(0);
  // Nor is the API open to a half signed-in user; what is public stays visible.
  const me = await answerOf(call(server, "/api/v1/me", { token }));
  expect(me).toMatchObject({ status: 403, body: { error: { code: "insufficient_aal" } } });
  expect((await call(server, "/api/v1/categories", { token })).status).toBe(200);
});

test("a user who comes with Google is asked for the second factor like all others", async () => {
  const claims = { sub: "g2", email: "faktor@gmail.com" };
  const first = await enterWithGoogle(server, google, claims);
  const { factorId, secret } = await withTotp(server, first.client);
  const { client } = await enterWithGoogle(server, google, claims);
  expect(await levels(client)).toEqual(["aal1", "aal2"]);
  const { access_token: half } = await sessionOf(client);
  const me = await answerOf(call(server, "/api/v1/me", { token: half }));
  expect(me).toMatchObject({ status: 403, body: { error: { code: "insufficient_aal" } } });
  server.clock.offset += 2 * TOTP_STEP;
  const code = totpCode(secret, server.now());
  expect((await client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
  const { access_token: token } = await sessionOf(client);
  expect((await call(server, "/api/v1/me", { token })).status).toBe(200);
  const { data } = await client.getClaims();
  expect(data?.claims.amr).toMatchObject([{ method: "totp" }, { method: "oauth" }]);
});

test("a reset password does not skip the second factor", async () => {
  const email = "umweg@example.org";
  await withTotp(server, await confirmedUser(server, database, email));
  const client = newClient(server);
  await client.resetPasswordForEmail(email);
  const [mail] = await mailsTo(database, email);
  await client.verifyOtp({ token_hash: given(mail).token, type: "recovery" });
  expect(await levels(client)).toEqual(["aal1", "aal2"]);
  expect((await client.updateUser({ password: "ganz-neu-1" })).error?.code).toBe(
    "insufficient_aal",
  );
});

test("a challenge belongs to the session that asked, and ends", async () => {
  const email = "abfrage@example.org";
  const client = await confirmedUser(server, database, email);
  const { factorId, secret } = await enrollTotp(client);
  const other = await signedIn(server, email);
  const { data: foreign } = await other.mfa.challenge({ factorId });
  server.clock.offset += TOTP_STEP;
  const code = totpCode(secret, server.now());
  const borrowed = { factorId, challengeId: given(foreign ?? undefined).id, code };
  expect((await client.mfa.verify(borrowed)).error?.code).toBe("mfa_factor_not_found");
  const { data: own } = await client.mfa.challenge({ factorId });
  server.clock.offset += 6 * 60_000;
  const late = { factorId, challengeId: given(own ?? undefined).id };
  const next = totpCode(secret, server.now());
  expect((await client.mfa.verify({ ...late, code: next })).error?.code).toBe(
    "mfa_challenge_expired",
  );
  const nonsense = { factorId, challengeId: "x", code };
  expect((await client.mfa.verify(nonsense)).error?.code).toBe("mfa_factor_not_found");
});

test("a challenge has five tries, also without any other limit: the sixth fails though it is right", async () => {
  const client = await confirmedUser(server, database, "sechster@example.org");
  const { factorId, secret } = await enrollTotp(client);
  const { data } = await client.mfa.challenge({ factorId });
  const challengeId = given(data ?? undefined).id;
  const attempt = async (code: string, challenge = challengeId) =>
    (await client.mfa.verify({ factorId, challengeId: challenge, code })).error?.code;
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await attempt("abcdef")).toBe("mfa_verification_failed");
  }
  const right = () => totpCode(secret, server.now());
  expect(await attempt(right())).toBe("mfa_challenge_expired");
  // A new challenge begins a new count.
  const { data: fresh } = await client.mfa.challenge({ factorId });
  expect(await attempt(right(), given(fresh ?? undefined).id)).toBeUndefined();
});

test("where it is demanded, an admin without a second factor is one only after setting it up", async () => {
  const strict = await startAuthServer(database, { keys: server.keys, isAdminFactorNeeded: true });
  const email = "leitung@example.org";
  const client = await confirmedUser(strict, database, email);
  const elsewhere = await signedIn(server, email);
  const { user } = await sessionOf(client);
  await db.insert(userRoles).values({ user_id: user.id, role: "admin" });
  const ask = async (path: string, isStrict = true) => {
    const { access_token: token } = await sessionOf(isStrict ? client : elsewhere);
    return answerOf(call(isStrict ? strict : server, path, { token }));
  };
  const isAllowed = async () => (await ask("/api/v1/admin/users")).status === 200;
  expect((await ask("/api/v1/admin/users", false)).status).toBe(200);
  expect(await ask("/api/v1/admin/users")).toMatchObject({
    status: 403,
    body: {
      error: {
        code: "admin_factor_missing",
        message:
          "Die Verwaltung öffnet sich hier nur mit einem zweiten Faktor. Bitte richten Sie ihn in Ihrem Dashboard unter „Sicherheit“ ein.",
      },
    },
  });
  // Outside the administration as well: no profile that is hidden from the public.
  await insertSpeaker(db, { slug: "verborgen", is_active: false });
  const hidden = "/api/v1/speakers/verborgen";
  expect((await ask(hidden, false)).status).toBe(200);
  expect((await ask(hidden)).status).toBe(404);
  expect((await ask("/api/v1/me")).status).toBe(200);

  const { factorId } = await withTotp(strict, client);
  expect(await isAllowed()).toBe(true);
  expect((await ask(hidden)).status).toBe(200);
  expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
  expect(await isAllowed()).toBe(false);
});
