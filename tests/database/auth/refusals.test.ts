import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { withTotp } from "#tests/support/auth/auth-factors.ts";
import {
  call,
  confirmedUser,
  newClient,
  PASSWORD,
  sessionOf,
  signedIn,
  startAuthServer,
} from "#tests/support/auth/auth-server.ts";
import { API_ROUTES, ID, PRIVATE_AUTH_ROUTES } from "#tests/support/auth/private-routes.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase();
const { db } = database;
const server = await startAuthServer(database);

/** What the auth server and the edge tell and do publicly. */
const PUBLIC_ROUTES = [
  "GET /healthz",
  "GET /readyz",
  "POST /csp-reports",
  "POST /auth/v1/signup",
  "POST /auth/v1/recover",
  "POST /auth/v1/resend",
  "POST /auth/v1/verify",
  "GET /auth/v1/verify",
  "POST /auth/v1/token",
  "GET /auth/v1/authorize",
  "GET /auth/v1/callback",
  "GET /auth/v1/.well-known/jwks.json",
  "GET /.well-known/jwks.json",
  "GET /auth/v1/settings",
  "GET /auth/v1/health",
  "POST /auth/v1/otp",
  "POST /auth/v1/magiclink",
  "POST /auth/v1/sso",
];

async function statusOf(route: string, token?: string): Promise<number> {
  const [method = "", path = ""] = route.split(" ");
  const body = method === "GET" ? {} : { json: {} };
  const answer = await call(server, path, { method, ...body, ...(token ? { token } : {}) });
  await answer.text();
  return answer.status;
}

const email = "jemand@example.org";

beforeAll(async () => {
  await confirmedUser(server, database, email);
});

async function freshToken(): Promise<string> {
  const client = newClient(server);
  await client.signInWithPassword({ email, password: PASSWORD });
  return (await sessionOf(client)).access_token;
}

/** Refused by every private call, and by the public ones too: a dead token must be noticed. */
async function expectDead(token: string, api = API_ROUTES, auth = PRIVATE_AUTH_ROUTES) {
  for (const route of auth) expect(await statusOf(route, token), route).toBe(403);
  for (const { route } of api) expect(await statusOf(route, token), route).toBe(401);
}

/** For every other reason some routes are enough here; `tests/strain/dead-tokens.test.ts` walks all of them. */
const some = <T>(routes: readonly T[]) => routes.filter((_, index) => index % 20 === 0);

function expectNoticed(token: string): Promise<void> {
  return expectDead(token, some(API_ROUTES), some(PRIVATE_AUTH_ROUTES));
}

test("every route outside the API is either public or walked here", () => {
  const known = [...PRIVATE_AUTH_ROUTES, ...PUBLIC_ROUTES].map((route) => route.split("?")[0]);
  const mounted = server.routes
    .filter(({ method, path }) => method !== "ALL" && !path.startsWith("/api"))
    .map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ID)}`);
  expect([...new Set(mounted)].sort()).toEqual(known.sort());
});

test("no private route opens without signing in [SEC-10]", async () => {
  for (const route of PRIVATE_AUTH_ROUTES) expect(await statusOf(route), route).toBe(401);
  const closed = API_ROUTES.filter(({ isPublic }) => !isPublic);
  expect(closed.length).toBeGreaterThan(0);
  for (const { route } of closed) {
    // A call may be found malformed or of the wrong type before its caller is looked at; it is
    // never carried out.
    expect([400, 401, 415], route).toContain(await statusOf(route));
  }
});

test("after signing out a token is refused at the next request, on every route [R-22]", async () => {
  const token = await freshToken();
  expect(await statusOf("GET /api/v1/me", token)).toBe(200);
  expect(await statusOf("POST /auth/v1/logout", token)).toBe(204);
  await expectDead(token);
});

test("after a changed password the other devices are refused at the next request [R-22]", async () => {
  const token = await freshToken();
  const client = newClient(server);
  await client.signInWithPassword({ email, password: PASSWORD });
  expect((await client.updateUser({ password: "ganz-neu-456" })).error).toBeNull();
  await expectNoticed(token);
  expect((await client.updateUser({ password: PASSWORD })).error).toBeNull();
});

test("half signed in, nothing of the API that is not public opens", async () => {
  const half = "halb@example.org";
  await withTotp(server, await confirmedUser(server, database, half));
  const token = (await sessionOf(await signedIn(server, half))).access_token;
  for (const { route, isPublic } of API_ROUTES) {
    if (isPublic) continue;
    // As above: a call may be found malformed first, but is never carried out.
    expect([400, 403, 415], route).toContain(await statusOf(route, token));
  }
  expect(await statusOf("GET /api/v1/me", token)).toBe(403);
});

test("a banned or deleted user is refused at the next request [R-22]", async () => {
  const token = await freshToken();
  const until = new Date(server.now().getTime() + 3_600_000);
  await db.update(authUsers).set({ banned_until: until }).where(eq(authUsers.email, email));
  await expectNoticed(token);
  await db.update(authUsers).set({ banned_until: null }).where(eq(authUsers.email, email));
  expect(await statusOf("GET /api/v1/me", token)).toBe(200);
  await db.update(authUsers).set({ deleted_at: server.now() }).where(eq(authUsers.email, email));
  await expectNoticed(token);
});
