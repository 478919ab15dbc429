import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import {
  call,
  confirmedUser,
  newClient,
  PASSWORD,
  sessionOf,
  startAuthServer,
} from "#tests/support/auth/auth-server.ts";
import { API_ROUTES, PRIVATE_AUTH_ROUTES } from "#tests/support/auth/private-routes.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase();
const { db } = database;
const server = await startAuthServer(database);
const email = "jemand@example.org";

beforeAll(async () => {
  await confirmedUser(server, database, email);
});

async function freshToken(): Promise<string> {
  const client = newClient(server);
  await client.signInWithPassword({ email, password: PASSWORD });
  return (await sessionOf(client)).access_token;
}

async function statusOf(route: string, token: string): Promise<number> {
  const [method = "", path = ""] = route.split(" ");
  const body = method === "GET" ? {} : { json: {} };
  const answer = await call(server, path, { method, ...body, token });
  await answer.text();
  return answer.status;
}

async function expectDeadEverywhere(token: string): Promise<void> {
  for (const route of PRIVATE_AUTH_ROUTES) expect(await statusOf(route, token), route).toBe(403);
  for (const { route } of API_ROUTES) expect(await statusOf(route, token), route).toBe(401);
}

test("after a changed password every route refuses the other devices at the next request [R-22]", async () => {
  const token = await freshToken();
  const client = newClient(server);
  await client.signInWithPassword({ email, password: PASSWORD });
  expect((await client.updateUser({ password: "ganz-neu-456" })).error).toBeNull();
  await expectDeadEverywhere(token);
  expect((await client.updateUser({ password: PASSWORD })).error).toBeNull();
});

test("every route refuses a banned or deleted user at the next request [R-22]", async () => {
  const token = await freshToken();
  const until = new Date(server.now().getTime() + 3_600_000);
  await db.update(authUsers).set({ banned_until: until }).where(eq(authUsers.email, email));
  await expectDeadEverywhere(token);
  await db.update(authUsers).set({ banned_until: null }).where(eq(authUsers.email, email));
  expect(await statusOf("GET /api/v1/me", token)).toBe(200);
  await db.update(authUsers).set({ deleted_at: server.now() }).where(eq(authUsers.email, email));
  await expectDeadEverywhere(token);
});
