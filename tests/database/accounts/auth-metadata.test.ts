import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Tx } from "#data/db.ts";
import { saveProfile } from "#data/queries/accounts/profiles.ts";
import { lockUser } from "#data/queries/auth/users.ts";
import { userRoles } from "#data/schema/accounts.ts";
import {
  answerOf,
  call,
  confirmedUser,
  newClient,
  PASSWORD,
  sessionOf,
  startAuthServer,
} from "#tests/support/auth/auth-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase();
const server = await startAuthServer(database);
const ADA = { first_name: "Ada", last_name: "Lovelace" };

test("the client's own data is kept from sign-up on, changed key by key, and outlives a new name", async () => {
  const email = "daten@example.org";
  const own = { theme: "dark", steps: [1, 2], nested: { deep: { er: true } } };
  const signedUp = await newClient(server).signUp({
    email,
    password: PASSWORD,
    options: { data: own },
  });
  expect(signedUp.data.user?.user_metadata).toEqual(own);

  const client = await confirmedUser(server, database, "schluessel@example.org");
  const changed = await client.updateUser({ data: own });
  expect(changed.data.user?.user_metadata).toEqual({ ...ADA, ...own });
  const removed = await client.updateUser({ data: { theme: null, step: 3 } });
  const { theme: _, ...rest } = own;
  expect(removed.data.user?.user_metadata).toEqual({ ...ADA, ...rest, step: 3 });

  const { access_token: token } = await sessionOf(client);
  const json = { first_name: "Augusta", last_name: "King" };
  await call(server, "/api/v1/me", { method: "PATCH", json, token });
  const { data } = await client.getUser();
  expect(data.user?.user_metadata).toEqual({ ...json, ...rest, step: 3 });
});

test("it is bounded: 8 kB in three levels, and nothing is stored beyond", async () => {
  const client = await confirmedUser(server, database, "grenze@example.org");
  for (const data of [
    { a: "x".repeat(8_200) },
    { a: { b: { c: {} } } },
    { a: Array.from({ length: 40 }, () => 1e300) },
  ]) {
    expect((await client.updateUser({ data })).error).toMatchObject({ code: "validation_failed" });
    const signUp = { email: "zuviel@example.org", password: PASSWORD, options: { data } };
    expect((await newClient(server).signUp(signUp)).error).toMatchObject({
      code: "validation_failed",
    });
  }
  expect((await client.getUser()).data.user?.user_metadata).toEqual(ADA);

  // As much as fits, with the longest names, still works everywhere it travels.
  const full = { a: "ü".repeat(4_090) };
  expect((await client.updateUser({ data: full })).error).toBeNull();
  const { access_token: token } = await sessionOf(client);
  const json = { first_name: "ü".repeat(100), last_name: "ü".repeat(100) };
  const renamed = await call(server, "/api/v1/me", { method: "PATCH", json, token });
  expect(renamed.status).toBe(200);
  expect((await client.refreshSession()).error).toBeNull();
  const { data } = await client.getClaims();
  expect(data?.claims.user_metadata).toEqual(json);
});

test("it gives no right, whatever it says [SEC-11]", async () => {
  const client = await confirmedUser(server, database, "recht@example.org");
  const claims = {
    role: "admin",
    user_role: "admin",
    roles: ["admin"],
    is_admin: true,
    aal: "aal2",
    app_metadata: { role: "admin" },
    email_verified: true,
  };
  expect((await client.updateUser({ data: claims })).data.user).toMatchObject({
    role: "authenticated",
    app_metadata: { provider: "email" },
    user_metadata: claims,
  });
  await client.refreshSession();
  const { access_token: token, user } = await sessionOf(client);
  const { body } = await answerOf(call(server, "/api/v1/me", { token }));
  expect(body).toMatchObject({ role: "customer" });
  expect((await call(server, "/api/v1/admin/users", { token })).status).toBe(403);
  const roles = database.db.select().from(userRoles).where(eq(userRoles.user_id, user.id));
  expect(await roles).toEqual([]);
  const { data } = await client.getClaims();
  expect(data?.claims).toMatchObject({ role: "authenticated", aal: "aal1" });
});

test("halves of a letter, which no column stores, are refused as malformed", async () => {
  const client = await confirmedUser(server, database, "halb@example.org");
  const { access_token: token } = await sessionOf(client);
  const body = '{"data":{"a":"\\ud800"}}';
  const answer = await fetch(`${server.url}/auth/v1/user`, {
    method: "PUT",
    body,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
  });
  expect(answer.status).toBe(400);
});

test("a change of the profile waits for one of the account instead of blocking it", async () => {
  const client = await confirmedUser(server, database, "zugleich@example.org");
  const { access_token: token, user } = await sessionOf(client);
  const json = { first_name: "Augusta" };
  const other = await database.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    const answer = call(server, "/api/v1/me", { method: "PATCH", json, token });
    await waitUntilBlocked(tx);
    await saveProfile(tx, user.id, { last_name: "King" });
    return { answer };
  });
  const answer = await other.answer;
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    profile: { first_name: "Augusta", last_name: "King" },
  });
});

/** Until another transaction waits for a lock; the embedded engine lets none begin before this one has ended. */
async function waitUntilBlocked(tx: Tx): Promise<void> {
  const blocked = sql`select 1 from pg_locks where not granted`;
  for (let attempt = 0; attempt < 40; attempt += 1) {
    if ((await tx.execute(blocked)).rows.length > 0) return;
    await sleep(10);
  }
}
