import { type AuthChangeEvent, AuthClient } from "@supabase/auth-js";
import { and, desc, eq, like, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Database } from "#data/db.ts";
import { outbox } from "#data/schema/outbox.ts";
import type { Incident } from "#domain/account/security-event.ts";
import type { AccountsCtx } from "#features/accounts/accounts-ctx.server.ts";
import { createApi } from "#server/api/api.ts";
import { createAfterAnswer } from "#server/auth/after-answer.ts";
import { apiGate } from "#server/auth/api-gate.ts";
import { type AuthServicesOptions, createAuthServices } from "#server/auth/auth-services.ts";
import { mountAuth } from "#server/auth/create-auth.ts";
import { createPasswords } from "#server/auth/passwords/passwords.ts";
import { createEdge, type Edge } from "#server/http/edge.ts";
import { type LiveOptions, openLive } from "#server/live/open-live.ts";
import { createMetricsRegistry } from "#server/process/metrics-registry.ts";
import type { AuthKeys } from "#server/services/auth-key.ts";
import { afterwards } from "../afterwards.ts";
import { testCtx } from "../test-ctx.ts";
import { captureLog, serveForTest, testConfig } from "../test-edge.ts";
import { testKeys } from "./auth-keys.ts";

export const PASSWORD = "geheim-123";

export type AuthServer = Awaited<ReturnType<typeof startAuthServer>>;
type Options = Partial<Pick<AuthServicesOptions, "google" | "rateLimits" | "isLeakedPassword">> & {
  sms?: boolean;
  isAdminFactorNeeded?: boolean;
  /** Servers that share a database share their keys. */
  keys?: AuthKeys;
  /** Offers the stream of changes, with its own times. */
  live?: LiveOptions;
};

/** The whole way from a socket through the edge to the auth server and the API, with a clock of its own. */
export async function startAuthServer(database: Database, options: Options = {}) {
  const { rateLimits = false, google = null, sms = true, keys = testKeys() } = options;
  const closing = new AbortController();
  const clock: { offset: number; frozenAt: number | null } = { offset: 0, frozenAt: null };
  const now = () => new Date((clock.frozenAt ?? Date.now()) + clock.offset);
  const work = { argon2: 0 };
  const seen = { onAnswer: () => {} };
  const messages: { to: string; text: string; channel: string }[] = [];
  const incidents: Incident[] = [];
  const watch = { note: (incident: Incident) => void incidents.push(incident) };
  const logged = captureLog();
  const afterAnswer = createAfterAnswer(logged.log, 1);
  let edge: Edge | undefined;
  const server = await serveForTest(async (request, bindings) => {
    if (!edge) return new Response(null, { status: 503 });
    const answer = await edge.fetch(request, bindings);
    seen.onAnswer();
    // What is written after an answer is there when a test has read it.
    await afterAnswer.idle();
    return answer;
  });
  afterwards(server.close);
  const services = createAuthServices({
    database,
    keys,
    publicUrl: server.url,
    rateLimits,
    now,
    log: logged.log,
    watch,
    google,
    afterAnswer,
    ...(options.isLeakedPassword ? { isLeakedPassword: options.isLeakedPassword } : {}),
    isAdminFactorNeeded: () => options.isAdminFactorNeeded ?? false,
    sms: sms ? { send: async (message) => void messages.push(message) } : null,
  });
  services.passwords = createPasswords(keys, () => {
    work.argon2 += 1;
  });
  const ctx = testCtx(database.db, { now, publicUrl: server.url, log: logged.log, watch });
  const accounts: AccountsCtx = { ...ctx, ...services };
  edge = createEdge({
    // One hop is trusted, so that a test can come from any address.
    config: testConfig({
      PUBLIC_URL: server.url,
      RATE_LIMITS: rateLimits ? "1" : "0",
      TRUST_PROXY: "1",
    }),
    log: logged.log,
    metrics: createMetricsRegistry(),
    shutdown: { isDraining: () => false },
    database,
    watch,
  });
  mountAuth(edge, ctx, services);
  const live =
    options.live &&
    (await openLive({
      database,
      log: logged.log,
      metrics: createMetricsRegistry(),
      now,
      isAdminFactorNeeded: services.isAdminFactorNeeded,
      signal: closing.signal,
      options: options.live,
    }));
  if (live) afterwards(live.stop);
  edge.route("/api", createApi(ctx, apiGate(ctx, services), live, services));
  return {
    url: server.url,
    /** Everything that is mounted, as the router knows it. */
    routes: edge.routes,
    /** Ends every connection without a word, as a crash does. */
    close: server.close,
    live,
    closing,
    ctx,
    accounts,
    services,
    keys,
    clock,
    now,
    work,
    /** Called when an answer is ready, before anything that follows it. */
    seen,
    messages,
    /** What limits and scanners have refused. */
    incidents,
    logged,
  };
}

export type TestClient = ReturnType<typeof newClient>;

type Surroundings = {
  /** What the browser keeps; tabs of one browser share it. */
  memory?: Map<string, string>;
  /** The network between the client and the server. */
  fetch?: typeof fetch;
};

/** The unmodified client, by default with a memory of its own, like one browser. */
export function newClient(
  { url }: Pick<AuthServer, "url">,
  headers: Record<string, string> = { "accept-language": "en" },
  { memory = new Map(), fetch: network }: Surroundings = {},
) {
  const events: AuthChangeEvent[] = [];
  const client = new AuthClient({
    url: `${url}/auth/v1`,
    headers,
    storage: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    },
    storageKey: "sb-auth-token",
    flowType: "pkce",
    autoRefreshToken: false,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
    ...(network ? { fetch: network } : {}),
  });
  client.onAuthStateChange((event) => void events.push(event));
  return Object.assign(client, { memory, events });
}

export type SentMail = {
  kind: string;
  to: string;
  data: Record<string, unknown> & { link: string; code: string };
  token: string;
};

/** Mails wait in the outbox; the newest first. */
export async function mailsTo({ db }: Database, to: string): Promise<SentMail[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(and(like(outbox.kind, "mail.%"), eq(sql`${outbox.payload} ->> 'to'`, to)))
    .orderBy(desc(outbox.id));
  return rows.map(({ kind, payload }) => {
    const data = payload.data as SentMail["data"];
    const token = data.link ? (new URL(data.link).searchParams.get("token_hash") ?? "") : "";
    return { kind, to, data, token };
  });
}

export async function lastMail(database: Database, to: string, kind: string): Promise<SentMail> {
  const mail = (await mailsTo(database, to)).find((one) => one.kind === kind);
  if (!mail) throw new Error(`no ${kind} to ${to}`);
  return mail;
}

/** A user who has signed up, confirmed and is signed in. */
export async function confirmedUser(
  server: AuthServer,
  database: Database,
  email: string,
  password = PASSWORD,
  headers?: Record<string, string>,
): Promise<TestClient> {
  const client = newClient(server, headers);
  const data = { first_name: "Ada", last_name: "Lovelace" };
  const signedUp = await client.signUp({ email, password, options: { data } });
  if (signedUp.error) throw signedUp.error;
  const { token } = await lastMail(database, email, "mail.confirm_signup");
  const confirmed = await client.verifyOtp({ token_hash: token, type: "signup" });
  if (confirmed.error) throw confirmed.error;
  return client;
}

/** A user with an account, in another browser. */
export async function signedIn(
  server: AuthServer,
  email: string,
  surroundings: Surroundings = {},
): Promise<TestClient> {
  const client = newClient(server, undefined, surroundings);
  const { error } = await client.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}

export async function sessionOf(client: TestClient) {
  const { data } = await client.getSession();
  if (!data.session) throw new Error("nobody is signed in");
  return data.session;
}

export type Member = Awaited<ReturnType<typeof newMember>>;

/** The same with what a call as this person needs. */
export async function newMember(server: AuthServer, database: Database, email: string) {
  const client = await confirmedUser(server, database, email);
  const { access_token: token, user } = await sessionOf(client);
  return { client, token, id: user.id, email };
}

/** A call without the client, as a program or an attacker makes it. */
export function call(
  { url }: Pick<AuthServer, "url">,
  path: string,
  init: { method?: string; json?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const { method, json, token, headers } = init;
  return fetch(url + path, {
    redirect: "manual",
    method: method ?? (json === undefined ? "GET" : "POST"),
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    headers: {
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      "x-supabase-api-version": "2024-01-01",
      ...headers,
    },
  });
}

export async function answerOf<T = Record<string, unknown>>(answer: Promise<Response>) {
  const response = await answer;
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as T };
}

export function totpCode(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}
