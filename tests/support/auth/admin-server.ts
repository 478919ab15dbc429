import type { Database } from "#data/db.ts";
import { userRoles } from "#data/schema/accounts.ts";
import type { Role } from "#domain/account/roles.ts";
import { PERMISSIONS } from "#server/api/operation/permissions.ts";
import { withTotp } from "./auth-factors.ts";
import { call, confirmedUser, sessionOf, signedIn, startAuthServer } from "./auth-server.ts";

const ID = "00000000-0000-4000-8000-000000000000";

/** Every endpoint of the administration. */
export const ADMIN_ENDPOINTS = Object.keys(PERMISSIONS)
  .filter((route) => route.includes(" /v1/admin"))
  .map((route) => {
    const [method = "", path = ""] = route.split(" ");
    return { method, path: `/api${path.replace(/:\w+/g, ID)}` };
  });

/** Every list, also as a file; what needs an id or a body is none. */
export const ADMIN_LISTS = ADMIN_ENDPOINTS.filter(
  ({ method, path }) => method === "GET" && !path.includes(ID),
);

/** Whatever a router, a proxy or a framework might take for the same address. */
export const SPELLINGS: readonly ((path: string) => string)[] = [
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

/** What is not searched for in good faith, and questions that no list understands. */
export const HOSTILE_QUESTIONS = [
  "' or 1=1 --",
  "a'); drop table bookings; --",
  "%_\\",
  "\u0000",
  "(((((a+)+)+)+)+)",
  '"UND ODER NICHT (',
  "\ud800",
].map((text) => `q=${encodeURIComponent(text.toWellFormed())}`);

export const WRONG_QUESTIONS = ["sort=id;drop", "page=-1", "size=1000000000", "order=sideways"];

type Knocker = "customer" | "speaker" | "half" | "admin";

/** A server with a user of every role, an admin without the second factor among them. */
export async function adminServer(database: Database) {
  const server = await startAuthServer(database);

  async function tokenOf(role: Role) {
    const client = await confirmedUser(server, database, `${role}@example.org`);
    const { access_token, user } = await sessionOf(client);
    await database.db.insert(userRoles).values({ user_id: user.id, role }).onConflictDoUpdate({
      target: userRoles.user_id,
      set: { role },
    });
    return { client, token: access_token };
  }

  const customer = await tokenOf("customer");
  const speaker = await tokenOf("speaker");
  const { client } = await tokenOf("admin");
  await withTotp(server, client);
  const half = await sessionOf(await signedIn(server, "admin@example.org"));
  const tokens: Record<Knocker, string> = {
    customer: customer.token,
    speaker: speaker.token,
    half: half.access_token,
    admin: (await sessionOf(client)).access_token,
  };

  return async function statusOf(path: string, method: string, as?: Knocker): Promise<number> {
    const json = method === "GET" ? {} : { json: { wrong: true } };
    const token = as ? { token: tokens[as] } : {};
    const answer = await call(server, path, { method, ...json, ...token });
    await answer.text();
    return answer.status;
  };
}
