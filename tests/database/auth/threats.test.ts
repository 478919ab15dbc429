import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { userRoles } from "#data/schema/accounts.ts";
import { authMfaFactors } from "#data/schema/auth/auth-sessions.ts";
import { authAuditLog } from "#data/schema/auth/auth-users.ts";
import { auditLog } from "#data/schema/outbox.ts";
import type { Caller } from "#features/accounts/accounts-ctx.server.ts";
import { signIn } from "#features/accounts/sessions/sign-in.server.ts";
import { levels, withTotp } from "#tests/support/auth/auth-factors.ts";
import {
  answerOf,
  call,
  confirmedUser,
  mailsTo,
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

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const NEWER_FIREFOX = FIREFOX.replaceAll("140.0", "141.0");
const CALLER: Caller = { address: "127.0.0.1", sender: "127.0.0.1", userAgent: "node" };

async function kindsTo(email: string): Promise<string[]> {
  return (await mailsTo(database, email)).map(({ kind }) => kind);
}

test("a password that is changed while it is being compared lets no sign-in through", async () => {
  const email = "wettlauf@example.org";
  const owner = await confirmedUser(server, database, email);
  const { passwords } = server.accounts;
  const slow = {
    ...passwords,
    verify: async (stored: string | null, password: string) => {
      const isRight = await passwords.verify(stored, password);
      expect((await owner.updateUser({ password: "ganz-neu-456" })).error).toBeNull();
      return isRight;
    },
  };
  const thief = await signIn({ ...server.accounts, passwords: slow }, CALLER, {
    email,
    password: PASSWORD,
  });
  expect(thief).toEqual({ ok: false, error: { key: "invalid_credentials" } });
  const { access_token: token } = await sessionOf(owner);
  const list = await answerOf<{ items: unknown[] }>(call(server, "/api/v1/me/sessions", { token }));
  expect(list.body.items).toHaveLength(1);
});

test("the owner learns of a sign-in with a device that was not used before, once", async () => {
  const email = "geraet@example.org";
  await confirmedUser(server, database, email);
  const enter = async (agent: string) => {
    const client = newClient(server, { "user-agent": agent });
    expect((await client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    return client;
  };
  await signedIn(server, email);
  expect(await kindsTo(email)).not.toContain("mail.new_device");
  await enter(FIREFOX);
  const [mail] = await mailsTo(database, email);
  expect(mail).toMatchObject({
    kind: "mail.new_device",
    data: { device: "Firefox unter Windows", link: `${server.url}/dashboard/konto` },
  });
  await enter(NEWER_FIREFOX);
  const notices = (await kindsTo(email)).filter((kind) => kind === "mail.new_device");
  expect(notices).toHaveLength(1);
});

test("a session that wanders to another device leaves a trace", async () => {
  const client = await confirmedUser(server, database, "wandert@example.org");
  const { refresh_token, user } = await sessionOf(client);
  const moved = newClient(server, { "user-agent": FIREFOX });
  expect((await moved.refreshSession({ refresh_token })).error).toBeNull();
  const rows = await db.select().from(authAuditLog).where(eq(authAuditLog.user_id, user.id));
  expect(rows.map(({ action }) => action)).toContain("device_changed");
});

test("a password cannot be replaced by a commonly tried one", async () => {
  const client = await confirmedUser(server, database, "beliebt@example.org");
  for (const password of ["Passwort1", "12345678", "qwertz"]) {
    const { error } = await client.updateUser({ password });
    expect(error, password).toMatchObject({
      name: "AuthWeakPasswordError",
      status: 422,
      reasons: ["pwned"],
    });
  }
  expect((await client.updateUser({ password: "Zug nach Kiel" })).error).toBeNull();
});

async function adminToken(email: string): Promise<string> {
  const client = await confirmedUser(server, database, email);
  const { user, access_token } = await sessionOf(client);
  await db.insert(userRoles).values({ user_id: user.id, role: "admin" });
  return access_token;
}

test("an admin ends all sessions of a user, who is told and may sign in again", async () => {
  const token = await adminToken("leitung@example.org");
  const email = "verdacht@example.org";
  const client = await confirmedUser(server, database, email);
  const other = await signedIn(server, email);
  const { user } = await sessionOf(client);
  const path = `/api/v1/admin/users/${user.id}/actions`;
  const json = { action: "end_sessions", reason: "Anruf" };
  expect(
    (await call(server, path, { json, token: (await sessionOf(other)).access_token })).status,
  ).toBe(403);
  expect((await call(server, path, { json, token })).status).toBe(204);
  for (const one of [client, other]) {
    expect((await one.getUser()).error?.name).toBe("AuthSessionMissingError");
  }
  expect(await kindsTo(email)).toContain("mail.sessions_ended");
  expect((await signedIn(server, email)).events).toContain("SIGNED_IN");
  const isEntry = and(eq(auditLog.object_id, user.id), eq(auditLog.action, "user.end_sessions"));
  expect(await db.select().from(auditLog).where(isEntry)).toMatchObject([{ reason: "Anruf" }]);
});

test("a lost second factor is taken away by two admins; every session ends with it", async () => {
  const first = await adminToken("erste@example.org");
  const second = await adminToken("zweite@example.org");
  const email = "verloren@example.org";
  const client = await confirmedUser(server, database, email);
  await withTotp(server, client);
  const { user } = await sessionOf(client);
  const path = `/api/v1/admin/users/${user.id}/actions`;
  const json = { action: "reset_factor", reason: "Telefon verloren" };
  const ask = (token: string) => answerOf(call(server, path, { json, token }));
  // Nothing happens before a second person has asked for the same.
  for (const _ of [1, 2]) {
    expect(await ask(first)).toEqual({ status: 202, body: { state: "waiting" } });
  }
  expect((await client.getUser()).error).toBeNull();
  expect((await ask(second)).status).toBe(204);
  expect((await client.getUser()).error?.name).toBe("AuthSessionMissingError");
  const factors = await db.select().from(authMfaFactors).where(eq(authMfaFactors.user_id, user.id));
  expect(factors).toEqual([]);
  expect(await kindsTo(email)).toContain("mail.factor_removed");
  expect(await levels(await signedIn(server, email))).toEqual(["aal1", "aal1"]);
  const rows = await db.select().from(auditLog).where(eq(auditLog.object_id, user.id));
  const actors = rows.map(({ action, actor_id }) => [action, actor_id]);
  expect(actors.map(([action]) => action)).toEqual([
    "user.ask_reset_factor",
    "user.ask_reset_factor",
    "user.reset_factor",
  ]);
  expect(new Set(actors.map(([, actor]) => actor)).size).toBe(2);
  expect(given(rows[0]).reason).toBe("Telefon verloren");
});
