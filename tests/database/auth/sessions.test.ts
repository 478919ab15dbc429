import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { profiles } from "#data/schema/accounts.ts";
import { authSessions } from "#data/schema/auth/auth-sessions.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { createSecrets } from "#server/auth/sealing.ts";
import { testKeys } from "#tests/support/auth/auth-keys.ts";
import {
  answerOf,
  call,
  confirmedUser,
  newClient,
  PASSWORD,
  sessionOf,
  signedIn,
  startAuthServer,
} from "#tests/support/auth/auth-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given } from "#tests/support/database/records.ts";

const database = await testDatabase();
const { db } = database;
const server = await startAuthServer(database);

type Tokens = { access_token: string; refresh_token: string; code?: string };

/** As a program without the client does it: with any text for a token, and without limit. */
function refresh(refresh_token: string) {
  const path = "/auth/v1/token?grant_type=refresh_token";
  return answerOf<Tokens>(call(server, path, { json: { refresh_token } }));
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test("signing in gives a session and updates the profile [CALL-02] [CALL-11] [ENT-54]", async () => {
  await confirmedUser(server, database, "rein@example.org");
  const before = server.now();
  const { status, body } = await answerOf(
    call(server, "/auth/v1/token?grant_type=password", {
      json: { email: "rein@example.org", password: PASSWORD },
    }),
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    expires_at: expect.any(Number),
    expires_in: 900,
    token_type: "bearer",
  });
  expect(body.expires_at).toBeGreaterThanOrEqual(Math.floor(before.getTime() / 1000) + 900);
  const { id } = body.user as { id: string };
  const rows = await db.select().from(profiles).where(eq(profiles.user_id, id));
  expect(given(rows[0]).last_login_at?.getTime()).toBeGreaterThanOrEqual(before.getTime());
  const wrong = await newClient(server).signInWithPassword({
    email: "rein@example.org",
    password: "falsch-999",
  });
  expect(wrong.error).toMatchObject({ status: 400, message: "Invalid login credentials" });
});

test("the stored session is found again, and the account behind it [CALL-06] [CALL-08]", async () => {
  const client = await confirmedUser(server, database, "wieder@example.org");
  const stored = JSON.parse(client.memory.get("sb-auth-token") ?? "{}");
  expect(Object.keys(stored)).toEqual(
    expect.arrayContaining(["access_token", "refresh_token", "expires_at", "expires_in", "user"]),
  );
  const reloaded = newClient(server);
  for (const [key, value] of client.memory) reloaded.memory.set(key, value);
  expect((await sessionOf(reloaded)).access_token).toBe(stored.access_token);
  const { data } = await reloaded.getUser();
  expect(data.user).toMatchObject({ id: stored.user.id, email: "wieder@example.org" });
  expect((await call(server, "/auth/v1/user")).status).toBe(401);
});

test("state changes are announced [CALL-05]", async () => {
  const client = await confirmedUser(server, database, "ereignis@example.org");
  await client.refreshSession();
  const { access_token: token } = await sessionOf(client);
  const ended = await call(server, "/auth/v1/logout?scope=local", { method: "POST", token });
  expect(ended.status).toBe(204);
  expect((await call(server, "/auth/v1/user", { token })).status).toBe(403);
  expect((await call(server, "/api/v1/me", { token })).status).toBe(401);
  expect((await client.signOut({ scope: "local" })).error).toBeNull();
  expect(client.events).toEqual(
    expect.arrayContaining(["SIGNED_IN", "TOKEN_REFRESHED", "SIGNED_OUT"]),
  );
  expect(client.memory.size).toBe(0);
});

test("invented refresh tokens are refused and harm no session", async () => {
  const client = await confirmedUser(server, database, "faelscher@example.org");
  const { user } = await sessionOf(client);
  const rows = await db.select().from(authSessions).where(eq(authSessions.user_id, user.id));
  const { id, refresh_secret } = given(rows[0]);
  const { refreshToken } = server.accounts.secrets;
  const invented = [
    refreshToken(id, 1, Buffer.alloc(32)),
    // With the stolen table, but not the key of the server.
    createSecrets(testKeys()).refreshToken(id, 1, refresh_secret),
    refreshToken(id, 99, refresh_secret),
    `${refreshToken(id, 1, refresh_secret)}A`,
    refreshToken(id, 1, refresh_secret).slice(0, -1),
    "r1.AAAA.BBBB",
    "r1",
    "x".repeat(5000),
  ];
  for (const token of invented) expect((await refresh(token)).status).toBe(400);
  expect((await client.getUser()).error).toBeNull();
});

test("a session ends after 14 idle days, after 30 days, and while its owner is banned", async () => {
  const client = await confirmedUser(server, database, "ende@example.org");
  const { refresh_token } = await sessionOf(client);
  server.clock.offset += 14 * DAY + MINUTE;
  expect((await refresh(refresh_token)).body.code).toBe("session_expired");
  let { refresh_token: token } = await sessionOf(await signedIn(server, "ende@example.org"));
  for (let week = 0; week < 4; week += 1) {
    server.clock.offset += 7 * DAY;
    token = (await refresh(token)).body.refresh_token;
  }
  server.clock.offset += 3 * DAY;
  expect((await refresh(token)).body.code).toBe("session_expired");

  const banned = await signedIn(server, "ende@example.org");
  const { access_token, refresh_token: last } = await sessionOf(banned);
  const banned_until = new Date(server.now().getTime() + DAY);
  await db.update(authUsers).set({ banned_until }).where(eq(authUsers.email, "ende@example.org"));
  expect((await refresh(last)).body.code).toBe("user_banned");
  expect((await call(server, "/auth/v1/user", { token: access_token })).status).toBe(403);
  expect((await call(server, "/api/v1/me", { token: access_token })).status).toBe(401);
});

test("signing out ends this session, the others, or all", async () => {
  const email = "raus@example.org";
  await confirmedUser(server, database, email);
  const [one, other, third] = [
    await signedIn(server, email),
    await signedIn(server, email),
    await signedIn(server, email),
  ];
  expect((await one.signOut({ scope: "others" })).error).toBeNull();
  expect((await one.getUser()).error).toBeNull();
  expect((await other.getUser()).error?.name).toBe("AuthSessionMissingError");
  const { refresh_token } = await sessionOf(one);
  await one.signOut({ scope: "local" });
  expect((await refresh(refresh_token)).status).toBe(400);
  // Already gone on the server: still a clean end here.
  expect((await third.signOut()).error).toBeNull();
  expect(third.memory.size).toBe(0);
  const strange = await signedIn(server, email);
  const { access_token: token } = await sessionOf(strange);
  const refusal = await call(server, "/auth/v1/logout?scope=world", { method: "POST", token });
  expect(refusal.status).toBe(400);
});

test("one device leaves alone, or takes all others along", async () => {
  const email = "gemeinsam@example.org";
  const first = await confirmedUser(server, database, email);
  const [second, third] = [await signedIn(server, email), await signedIn(server, email)];
  expect((await second.signOut({ scope: "local" })).error).toBeNull();
  for (const one of [first, third]) expect((await one.getUser()).error).toBeNull();
  const { refresh_token, access_token: token } = await sessionOf(third);
  expect((await first.signOut({ scope: "global" })).error).toBeNull();
  expect((await refresh(refresh_token)).body.code).toBe("refresh_token_not_found");
  expect((await call(server, "/api/v1/me", { token })).status).toBe(401);
  expect((await third.getUser()).error?.name).toBe("AuthSessionMissingError");
});

test("a refresh and a sign-out at the same moment leave no living session", async () => {
  const client = await confirmedUser(server, database, "wettlauf@example.org");
  const { refresh_token, access_token: token, user } = await sessionOf(client);
  const [refreshed] = await Promise.all([
    refresh(refresh_token),
    call(server, "/auth/v1/logout", { method: "POST", token }),
  ]);
  const later = await refresh(refreshed.body.refresh_token ?? refresh_token);
  expect(later.status).toBe(400);
  const rows = await db.select().from(authSessions).where(eq(authSessions.user_id, user.id));
  expect(rows.every(({ revoked_at }) => revoked_at !== null)).toBe(true);
});
