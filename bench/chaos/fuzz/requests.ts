import type { Random } from "./random.ts";
import { hostileText, hostileValue, RAW_NUMBER, type Schema, spoil, validValue } from "./values.ts";

type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };
type Content = Record<string, { schema?: Schema }>;
type Described = {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses?: Record<string, { content?: Content }>;
};

export type ApiDocument = {
  paths: Record<string, Record<string, Described>>;
  components?: { schemas?: Record<string, Schema> };
};

export type Operation = Described & { method: string; path: string };

export type FuzzRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
};

/** Every operation that the server itself says it has. */
export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, described]) => ({
      ...described,
      method: method.toUpperCase(),
      path,
    })),
  );
}

const text: Schema = { type: "string" };
const textFields = (...names: string[]): Schema => ({
  type: "object",
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
const authCall = (method: string, path: string, body?: Schema): Operation => ({
  method,
  path: `/auth/v1${path}`,
  parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    schema: text,
  })),
  ...(body ? { requestBody: { content: { "application/json": { schema: body } } } } : {}),
});

/** The protocol of the auth client, which has no document. No valid password or address: accounts must stay. */
export const AUTH_OPERATIONS: readonly Operation[] = [
  authCall("POST", "/signup", textFields("email", "password", "data")),
  authCall("POST", "/recover", textFields("email")),
  authCall("POST", "/resend", textFields("email", "type")),
  authCall("POST", "/verify", textFields("type", "token_hash", "token", "email")),
  authCall("POST", "/token?grant_type=password", textFields("email", "password")),
  authCall("POST", "/token?grant_type=refresh_token", textFields("refresh_token")),
  authCall("POST", "/token?grant_type=pkce", textFields("auth_code", "code_verifier")),
  authCall("GET", "/user"),
  authCall("PUT", "/user", textFields("data", "nonce")),
  authCall("GET", "/authorize?provider=google"),
  authCall("GET", "/settings"),
  authCall("GET", "/verify"),
  authCall("POST", "/factors", textFields("factor_type", "friendly_name", "phone")),
  authCall("POST", "/factors/{id}/challenge", textFields("channel")),
  authCall("POST", "/factors/{id}/verify", textFields("challenge_id", "code")),
  authCall("DELETE", "/factors/{id}"),
  authCall("GET", "/factors/recovery-codes"),
  authCall("POST", "/factors/recovery-codes/verify", textFields("code")),
  authCall("DELETE", "/user/identities/{id}"),
];

export type Known = {
  readonly schemas: Record<string, Schema>;
  valueOf(name: string): string | undefined;
};

/** One request: often as the document says, mostly with one thing wrong. */
export function requestFor(
  random: Random,
  known: Known,
  operation: Operation,
  token: string | undefined,
): FuzzRequest {
  const { method, path, parameters = [] } = operation;
  const query = queryFor(random, known, parameters);
  const target = pathFor(random, known, path, parameters);
  const body = bodyFor(random, known, operation);
  return {
    method,
    path: query ? target + (target.includes("?") ? "&" : "?") + query : target,
    headers: { ...headersFor(random, token), ...body.headers },
    body: body.content,
  };
}

function pathFor(
  random: Random,
  known: Known,
  path: string,
  parameters: readonly Parameter[],
): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const schema = parameters.find((one) => one.name === name)?.schema ?? text;
    const value = random.chance(0.75)
      ? validValue(random, known, schema, name)
      : hostileText(random);
    // An empty or dotted segment would be another path, an endless one is refused before the API is asked.
    const segment = encodeURIComponent(String(value).toWellFormed().slice(0, 500));
    return segment.replace(/^(\.*)$/, "x$1");
  });
}

function queryFor(random: Random, known: Known, parameters: readonly Parameter[]): string {
  const pairs: string[] = [];
  for (const { name, in: place, schema = text, required } of parameters) {
    if (place !== "query" || (!required && random.chance(0.5))) continue;
    if (required && random.chance(0.05)) continue;
    const isHostile = random.chance(0.3);
    const value = isHostile ? hostileValue(random) : validValue(random, known, schema, name);
    const shown = typeof value === "object" ? JSON.stringify(value) : String(value);
    const pair = `${name}=${encodeURIComponent(shown.toWellFormed().slice(0, 300))}`;
    pairs.push(pair);
    if (random.chance(0.05)) pairs.push(pair, `${name}[]=1`, `${name}[a]=2`);
  }
  if (random.chance(0.05)) pairs.push("unknown=1", "__proto__[a]=1", "%", "=");
  return pairs.join("&");
}

const ODD_HEADERS: readonly Record<string, string>[] = [
  { "content-type": "text/plain" },
  { "content-type": "application/json; charset=utf-16" },
  { "content-type": "multipart/form-data" },
  { "content-type": "application/xml" },
  { "accept-language": "x".repeat(2_000) },
  { accept: "application/xml;q=NaN" },
  { authorization: "Bearer a.b.c" },
  { authorization: "Basic eHg6eHg=" },
  { authorization: `Bearer ${"x".repeat(4_000)}` },
  { "idempotency-key": "" },
  { "idempotency-key": "x".repeat(3_000) },
  { "idempotency-key": "\u00fc\u00ff" },
  { "if-none-match": 'W/"\\' },
  { "if-match": "*" },
  { "if-modified-since": "Thu, 99 Foo 9999 99:99:99 GMT" },
  { range: "bytes=99999999999-,-1" },
  { "x-forwarded-for": "', ::::, 999.1.1.1" },
  { "x-request-id": "<script>" },
  { "last-event-id": "-99999999999999999999" },
  { "x-tab-id": "\u00fc" },
];

function headersFor(random: Random, token: string | undefined): Record<string, string> {
  return {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(random.chance(0.3) ? { "idempotency-key": crypto.randomUUID() } : {}),
    ...(random.chance(0.06) ? random.pick(ODD_HEADERS) : {}),
  };
}

type Body = { content: string | FormData | undefined; headers: Record<string, string> };

function bodyFor(random: Random, known: Known, { method, requestBody }: Operation): Body {
  if (method === "GET") return { content: undefined, headers: {} };
  const [type = "application/json", content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (type.startsWith("multipart/")) return { content: formFor(random), headers: {} };
  if (!requestBody && random.chance(0.9)) return { content: undefined, headers: {} };
  const valid = validValue(random, known, content?.schema ?? {});
  const value = random.chance(0.3) ? valid : spoil(random, valid);
  const json = toJson(value);
  return { content: breakText(random, json), headers: { "content-type": type } };
}

const toJson = (value: unknown): string =>
  (JSON.stringify(value) ?? "").replaceAll(new RegExp(`"${RAW_NUMBER}([^"]+)"`, "g"), "$1");

const HUGE = `{"a":"${"x".repeat(6_000_000)}"}`;

function breakText(random: Random, json: string): string {
  const kind = random.below(60);
  if (kind === 0) return json.slice(0, Math.floor(json.length / 2));
  if (kind === 1) return "";
  if (kind === 2) return `\ufeff${json}`;
  if (kind === 3) return json.replace("{", '{"__proto__":{"a":1},');
  if (kind === 4) return `[${json},${json}]`;
  if (kind === 5 && random.chance(0.05)) return HUGE;
  return json;
}

const FILES: readonly string[] = [
  "",
  "%PDF-1.4\n%%EOF",
  "BEGIN:VCALENDAR\nEND:VCALENDAR",
  "name;email\nÄ;b\n",
  "PK\u0003\u0004",
  "\u0089PNG\r\n",
  "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>",
];

function formFor(random: Random): FormData {
  const form = new FormData();
  const name = random.pick(["file", "file", "file", "image", "purpose", "x".repeat(300)]);
  const file = random.pick(["a.csv", "a.pdf", "a.png", "a.xlsx", "a.ics", "../a\u0000.xml", ""]);
  form.set(name, new File([random.pick(FILES)], file));
  if (random.chance(0.5))
    form.append(random.pick(["file", "kind", "crop"]), hostileText(random).toWellFormed());
  return form;
}
