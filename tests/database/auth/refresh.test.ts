import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { authRefreshTokens, authSessions } from "#data/schema/auth/auth-sessions.ts";
import { authAuditLog } from "#data/schema/auth/auth-users.ts";
import {
  call,
  confirmedUser,
  mailsTo,
  newClient,
  sessionOf,
  startAuthServer,
  type TestClient,
} from "#tests/support/auth/auth-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given } from "#tests/support/database/records.ts";

const database = await testDatabase();
const { db } = database;
const server = await startAuthServer(database);
const MINUTE = 60_000;

type Network = typeof fetch;

const isRefresh = (address: Parameters<Network>[0]) =>
  String(address).includes("grant_type=refresh_token");

async function storedRefreshToken(client: TestClient): Promise<string> {
  return (await sessionOf(client)).refresh_token;
}

async function refreshed(client: TestClient, refresh_token?: string) {
  const { data, error } = await client.refreshSession(
    refresh_token === undefined ? undefined : { refresh_token },
  );
  return { token: data.session?.refresh_token, code: error?.code };
}

async function auditOf(client: TestClient): Promise<string[]> {
  const { user } = await sessionOf(client);
  const rows = await db.select().from(authAuditLog).where(eq(authAuditLog.user_id, user.id));
  return rows.map(({ action }) => action);
}

async function expectOver(accessToken: string): Promise<void> {
  expect((await call(server, "/auth/v1/user", { token: accessToken })).status).toBe(403);
  expect((await call(server, "/api/v1/me", { token: accessToken })).status).toBe(401);
}

test.each([5, 20])(
  "%i tabs that refresh at once get one new pair, and no tab is signed out [R-20]",
  async (count) => {
    const first = await confirmedUser(server, database, `tabs-${count}@example.org`);
    const before = await storedRefreshToken(first);
    let sent = 0;
    const got: { status: number; token: string }[] = [];
    let release = () => {};
    const allSent = new Promise<void>((resolve) => {
      release = resolve;
    });
    /** No request leaves before all are made: none knows the others' new token. */
    const together: Network = async (address, init) => {
      if (!isRefresh(address)) return fetch(address, init);
      sent += 1;
      if (sent === count) release();
      await allSent;
      const answer = await fetch(address, init);
      const { refresh_token: token } = await answer.clone().json();
      got.push({ status: answer.status, token });
      return answer;
    };
    const surroundings = { memory: first.memory, fetch: together };
    const tabs = Array.from({ length: count }, () => newClient(server, undefined, surroundings));
    const told = await Promise.all(tabs.map((tab) => tab.refreshSession()));
    expect(got.map(({ status }) => status)).toEqual(Array(count).fill(200));
    const tokens = new Set(got.map(({ token }) => token));
    expect(tokens.size).toBe(1);
    expect(tokens).not.toContain(before);
    // A tab that sees what another has stored meanwhile leaves its own answer aside.
    const faults = told.map(({ error }) => error?.name).filter((name) => name !== undefined);
    expect(faults.filter((name) => name !== "AuthRefreshDiscardedError")).toEqual([]);
    for (const tab of tabs) {
      expect(await storedRefreshToken(tab)).toBe(got[0]?.token);
      expect((await tab.getUser()).error).toBeNull();
      expect(tab.events).not.toContain("SIGNED_OUT");
    }
    expect(
      (await newClient(server, undefined, { memory: first.memory }).refreshSession()).error,
    ).toBeNull();
  },
);

test.each([
  ["at once", 0],
  ["after the time in which tabs race", 2 * MINUTE],
])("a lost answer costs nothing: the client asks again %s [R-20]", async (_when, pause) => {
  const owner = await confirmedUser(server, database, `verloren-${pause}@example.org`);
  let lost = 0;
  const unreliable: Network = async (address, init) => {
    const answer = await fetch(address, init);
    if (!isRefresh(address) || lost > 0) return answer;
    // The server has carried it out; the answer is lost.
    lost += 1;
    server.clock.offset += pause;
    throw new TypeError("fetch failed");
  };
  const client = newClient(server, undefined, { memory: owner.memory, fetch: unreliable });
  expect((await refreshed(client)).code).toBeUndefined();
  expect(lost).toBe(1);
  server.clock.offset += 2 * MINUTE;
  expect((await refreshed(client)).code).toBeUndefined();
  expect((await client.getUser()).error).toBeNull();
  const actions = await auditOf(client);
  expect(actions.includes("refresh_parent_reused")).toBe(pause > 0);
  expect(actions).not.toContain("refresh_reuse_detected");
});

test("a stolen token that the thief uses first ends the session for both [R-21]", async () => {
  const email = "dieb-zuerst@example.org";
  const owner = await confirmedUser(server, database, email);
  const stolen = await storedRefreshToken(owner);
  const thief = newClient(server);
  const taken = await refreshed(thief, stolen);
  server.clock.offset += 10_000;
  // Within the window all callers get the current token.
  expect((await refreshed(newClient(server), stolen)).token).toBe(taken.token);
  server.clock.offset += 2 * MINUTE;
  // As after a lost answer: the parent works once more, and its first child is dead.
  const next = await refreshed(owner);
  expect(next.code).toBeUndefined();
  expect(next.token).not.toBe(taken.token);
  const { access_token } = await sessionOf(owner);
  server.clock.offset += 2 * MINUTE;
  expect((await refreshed(thief)).code).toBe("refresh_token_already_used");
  // The youngest token dies with the others.
  expect((await refreshed(newClient(server), next.token)).code).toBe("refresh_token_not_found");
  await expectOver(access_token);
  expect(await auditOf(owner)).toContain("refresh_reuse_detected");
  const kinds = (await mailsTo(database, email)).map(({ kind }) => kind);
  expect(kinds).toContain("mail.session_revoked");
});

test("a stolen token that the owner uses first is worth one more refresh, then the session ends [R-21]", async () => {
  const owner = await confirmedUser(server, database, "opfer-zuerst@example.org");
  const stolen = await storedRefreshToken(owner);
  expect((await refreshed(owner)).code).toBeUndefined();
  server.clock.offset += 2 * MINUTE;
  const thief = newClient(server);
  expect((await refreshed(thief, stolen)).code).toBeUndefined();
  const { access_token } = await sessionOf(thief);
  server.clock.offset += 2 * MINUTE;
  expect((await refreshed(owner)).code).toBe("refresh_token_already_used");
  expect((await refreshed(thief)).code).toBe("refresh_token_not_found");
  await expectOver(access_token);
});

test("a grandparent ends the session at once [R-21]", async () => {
  const owner = await confirmedUser(server, database, "gross@example.org");
  const first = await storedRefreshToken(owner);
  await refreshed(owner);
  await refreshed(owner);
  server.clock.offset += 2 * MINUTE;
  expect((await refreshed(newClient(server), first)).code).toBe("refresh_token_already_used");
  expect((await refreshed(owner)).code).toBe("refresh_token_not_found");
});

/** As if the session had been refreshed that often; the tokens of all generations are genuine. */
async function age(sessionId: string, generation: number): Promise<void> {
  await db.execute(sql`
    insert into auth.refresh_tokens (session_id, generation, parent_generation, used_at)
    select ${sessionId}::uuid, one, one - 1, now() - interval '1 hour'
    from generate_series(2, ${generation}::int) one`);
  await db
    .update(authRefreshTokens)
    .set({ used_at: null })
    .where(
      and(
        eq(authRefreshTokens.session_id, sessionId),
        eq(authRefreshTokens.generation, generation),
      ),
    );
  const change = { refresh_generation: generation, refresh_max_generation: generation };
  await db.update(authSessions).set(change).where(eq(authSessions.id, sessionId));
}

test("ten thousand generations change nothing: the newest works, an old one gives the thief away [R-21]", async () => {
  const owner = await confirmedUser(server, database, "ausdauer@example.org");
  const { user } = await sessionOf(owner);
  const rows = await db.select().from(authSessions).where(eq(authSessions.user_id, user.id));
  const { id, refresh_secret } = given(rows[0]);
  const { refreshToken, readRefreshToken } = server.accounts.secrets;
  await age(id, 9_995);
  let token = refreshToken(id, 9_995, refresh_secret);
  for (let round = 0; round < 10; round += 1) {
    token = given((await refreshed(owner, token)).token);
  }
  expect(readRefreshToken(token)).toEqual({ sessionId: id, generation: 10_005 });
  const forgotten = refreshToken(id, 5_000, refresh_secret);
  expect((await refreshed(newClient(server), forgotten)).code).toBe("refresh_token_already_used");
  expect((await refreshed(owner, token)).code).toBe("refresh_token_not_found");
});
