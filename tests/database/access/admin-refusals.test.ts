import { beforeAll, expect, test } from "vitest";
import { userRoles } from "#data/schema/accounts.ts";
import type { Role } from "#domain/account/roles.ts";
import { PERMISSIONS } from "#server/api/permissions.ts";
import { withTotp } from "#tests/support/auth-factors.ts";
import {
  call,
  confirmedUser,
  sessionOf,
  signedIn,
  startAuthServer,
} from "#tests/support/auth-server.ts";
import { testDatabase } from "#tests/support/database.ts";

const database = await testDatabase();
const server = await startAuthServer(database);
const ID = "00000000-0000-4000-8000-000000000000";

const ENDPOINTS = Object.keys(PERMISSIONS)
  .filter((route) => route.includes(" /v1/admin"))
  .map((route) => {
    const [method = "", path = ""] = route.split(" ");
    return { method, path: `/api${path.replace(/:\w+/g, ID)}` };
  });

const tokens: Record<string, string> = {};

async function tokenOf(role: Role, email = `${role}@example.org`) {
  const client = await confirmedUser(server, database, email);
  const { access_token, user } = await sessionOf(client);
  await database.db.insert(userRoles).values({ user_id: user.id, role }).onConflictDoUpdate({
    target: userRoles.user_id,
    set: { role },
  });
  tokens[role] = access_token;
  return client;
}

beforeAll(async () => {
  await tokenOf("customer");
  await tokenOf("speaker");
  const half = await tokenOf("admin");
  await withTotp(server, half);
  tokens.half = (await sessionOf(await signedIn(server, "admin@example.org"))).access_token;
  tokens.admin = (await sessionOf(half)).access_token;
});

async function statusOf(path: string, method: string, token?: string): Promise<number> {
  const json = method === "GET" ? {} : { json: { wrong: true } };
  const answer = await call(server, path, { method, ...json, ...(token ? { token } : {}) });
  await answer.text();
  return answer.status;
}

test("every endpoint of the administration refuses everybody else, before it reads what they sent [ROLE-13, CALL-44, SEC-13]", async () => {
  expect(ENDPOINTS.length).toBeGreaterThan(90);
  for (const { method, path } of ENDPOINTS) {
    const route = `${method} ${path}`;
    expect(await statusOf(path, method), route).toBe(401);
    for (const role of ["customer", "speaker", "half"]) {
      expect(await statusOf(path, method, tokens[role]), `${route} as ${role}`).toBe(403);
    }
  }
});

test("admins get through the same door", async () => {
  expect(await statusOf("/api/v1/admin/settings", "GET", tokens.admin)).toBe(200);
});

/** Whatever a router, a proxy or a framework might take for the same address. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path.replace("/admin", "/ADMIN"),
  (path) => path.replace("/admin", "/%61dmin"),
  (path) => path.replace("/admin", "/%2561dmin"),
  (path) => path.replace("/admin", "//admin"),
  (path) => path.replace("/v1/admin", "/v1/%2e/admin"),
  (path) => path.replace("/v1/admin", "/v1/x/..%2fadmin"),
  (path) => `${path}/`,
  (path) => `${path}%00`,
  (path) => `${path};a=1`,
  (path) => `${path}.data`,
  (path) => `${path}?_routes=routes%2Fadmin%2Fusers`,
];

test("no spelling of an address opens one of them [ROLE-13, SEC-13]", async () => {
  for (const { method, path } of ENDPOINTS) {
    for (const spell of SPELLINGS) {
      const status = await statusOf(spell(path), method, tokens.customer);
      // A redirect leads to the address above; nothing is answered, nothing fails.
      expect(status, `${method} ${spell(path)}`).toBeGreaterThanOrEqual(300);
      expect(status, `${method} ${spell(path)}`).toBeLessThan(500);
    }
  }
});

/** Every list, also as a file; what needs an id or a body is none. */
const LISTS = ENDPOINTS.filter(({ method, path }) => method === "GET" && !path.includes(ID));
const HOSTILE = [
  "' or 1=1 --",
  "a'); drop table bookings; --",
  "%_\\",
  "\u0000",
  "(((((a+)+)+)+)+)",
  '"UND ODER NICHT (',
  "\ud800",
];

test("whatever is searched or asked for, a list answers or says what is wrong [SEC-38, SEC-39, SEC-41]", async () => {
  for (const { path } of LISTS) {
    for (const text of HOSTILE) {
      const q = encodeURIComponent(text.toWellFormed());
      const status = await statusOf(`${path}?q=${q}`, "GET", tokens.admin);
      expect([200, 400], `${path} ${text}`).toContain(status);
    }
    for (const wrong of ["sort=id;drop", "page=-1", "size=1000000000", "order=sideways"]) {
      const status = await statusOf(`${path}?${wrong}`, "GET", tokens.admin);
      expect([200, 400], `${path} ${wrong}`).toContain(status);
    }
  }
  expect(await statusOf("/api/v1/admin/bookings?sort=id;drop", "GET", tokens.admin)).toBe(400);
  expect(await statusOf("/api/v1/admin/bookings?size=1000000000", "GET", tokens.admin)).toBe(400);
});
