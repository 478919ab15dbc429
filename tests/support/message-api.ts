import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { Db } from "#data/db.ts";
import { profiles } from "#data/schema/accounts.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import type { Viewer } from "#features/ctx.ts";
import type { createApi } from "#server/api/api.ts";
import type { ApiEnv } from "#server/api/request/api-env.ts";
import { TRUST_NOBODY } from "#server/http/limits/trust-proxy.ts";
import { insertSpeaker } from "./database/records.ts";
import { signedIn } from "./test-ctx.ts";

/** Fields of all answers together: which ones are there is what the tests look at. */
type AnswerBody = {
  id: string;
  sequence: number;
  sender_name: string;
  counterpart: { name: string };
  count: number;
  unread: number;
  queued: boolean;
  nextCursor: string | null;
  items: { id: string; is_read: boolean; sender_name: string; message: string }[];
  messages: { items: unknown[] };
  url: string;
  error: { code: string; message: string };
};

type Answer = { status: number; body: AnswerBody };

type Sent = { json?: unknown; form?: FormData; method?: "GET" | "POST" | "PATCH" };

/** Calls the API as a user, without limits on how often: `await ask(customer, "/conversations")`. */
export function messageApi(api: ReturnType<typeof createApi>) {
  const raw = async (viewer: Viewer, path: string, sent: Sent = {}): Promise<Response> => {
    const app = new Hono<ApiEnv>();
    app.use(async (c, next) => {
      c.set("viewer", viewer);
      c.set("trustProxy", TRUST_NOBODY);
      c.set("rateLimiter", { use: async () => null });
      await next();
    });
    app.route("/api", api);
    const { json, form } = sent;
    const method = sent.method ?? (json === undefined && form === undefined ? "GET" : "POST");
    return app.request(`/api/v1${path}`, {
      method,
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(form === undefined ? {} : { body: form }),
      ...(form === undefined ? { headers: { "content-type": "application/json" } } : {}),
    });
  };
  const ask = async (viewer: Viewer, path: string, json?: unknown): Promise<Answer> => {
    const answer = await raw(viewer, path, json === undefined ? {} : { json });
    return { status: answer.status, body: (await answer.json()) as AnswerBody };
  };
  const send = (viewer: Viewer, conversation: string, message: string, more = {}) =>
    ask(viewer, `/conversations/${conversation}/messages`, {
      message,
      client_id: randomUUID(),
      ...more,
    });
  return { ask, raw, send };
}

type Person = Extract<Viewer, { kind: "user" }>;

/** A user with a name, and as a speaker with a listed profile. */
export async function insertPerson(
  db: Db,
  role: Person["role"],
  names: { first_name?: string; last_name?: string } = { first_name: "Kim", last_name: "Muster" },
): Promise<Person & { speakerId: string }> {
  const id = randomUUID();
  // Old enough not to be limited as a fresh account.
  const created_at = new Date("2020-01-01T00:00:00Z");
  await db.insert(authUsers).values({ id, email: `${id}@test.example`, created_at });
  await db.insert(profiles).values({ user_id: id, role, ...names });
  const speakerId =
    role === "speaker" ? (await insertSpeaker(db, { user_id: id, name: "Mira Sprecher" })).id : "";
  return { ...signedIn(role, id), speakerId };
}
