import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { PASSWORD_QUEUE_FULL } from "#server/auth/passwords/passwords.ts";
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
const { db } = database;
const server = await startAuthServer(database);

const ID = "00000000-0000-4000-8000-000000000000";

const BODIES = [
  "",
  "{",
  "[]",
  "null",
  '"x"',
  "7",
  '{"email":{"a":1},"password":[1],"refresh_token":{},"auth_code":{},"code_verifier":1,"token_hash":{},"type":{}}',
  '{"email":"a@b.de","password":"123456","type":"constructor","token_hash":"x","token":""}',
  '{"data":[{"first_name":[]}],"nonce":{},"phone":[],"email":"a@b.de","current_password":7}',
  '{"data":{"first_name":{"a":1},"last_name":7},"password":{"length":8}}',
  '{"factor_type":"totp","friendly_name":{"x":1},"issuer":[7],"phone":{}}',
  '{"factor_type":"webauthn","friendly_name":"\\ud800"}',
  '{"factor_type":"phone","phone":"+49","channel":{}}',
  '{"challenge_id":["x"],"code":{"a":1},"channel":"pigeon"}',
  `{"challenge_id":"${ID}","code":"\\u0000"}`,
  '{"__proto__":{"role":"admin"},"code":"1"}',
  "[".repeat(500),
  JSON.stringify({
    email: "a".repeat(70_000),
    refresh_token: "r1.".repeat(9000),
    code: "9".repeat(9000),
  }),
];

const GRANTS = ["password", "refresh_token", "pkce", "web3", "id_token", "x"];
const OPEN = [
  "POST /signup",
  "POST /verify",
  "POST /recover",
  "POST /resend",
  "POST /token",
  "POST /otp",
  "POST /sso",
  ...GRANTS.map((grant) => `POST /token?grant_type=${grant}`),
];
const OWN = [
  "PUT /user",
  "POST /factors",
  `POST /factors/${ID}/challenge`,
  `POST /factors/${ID}/verify`,
  "POST /factors/unfug/verify",
  "DELETE /factors/unfug",
  "DELETE /user/identities/unfug",
  "POST /factors/recovery-codes",
  "POST /factors/recovery-codes/regenerate",
  "POST /factors/recovery-codes/verify",
  "POST /logout?scope=world",
];

async function expectRefusal(route: string, body: string, token?: string): Promise<void> {
  const [method = "", path = ""] = route.split(" ");
  const answer = await fetch(`${server.url}/auth/v1${path}`, {
    method,
    body,
    headers: {
      "content-type": "application/json",
      "x-supabase-api-version": "2024-01-01",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
  const words = `${route} ${body.slice(0, 40)}: ${answer.status}`;
  expect(answer.status, words).toBeLessThan(500);
  expect(answer.headers.get("content-type"), words).toMatch(/json/);
  const said = (await answer.json()) as Record<string, unknown>;
  if (answer.ok) return;
  // Refused by the edge or by the auth server: in the shape that the client understands.
  expect(said, words).toMatchObject({ code: expect.any(String), message: expect.any(String) });
}

test("malformed bodies are refused, never a failure of the server", async () => {
  for (const route of OPEN) for (const body of BODIES) await expectRefusal(route, body);
});

test("also from a signed-in user", async () => {
  const client = await confirmedUser(server, database, "angemeldet@example.org");
  const { access_token: token } = await sessionOf(client);
  for (const route of OWN) for (const body of BODIES) await expectRefusal(route, body, token);
  // Still the same account, still signed in.
  expect((await client.getUser()).data.user).toMatchObject({ email: "angemeldet@example.org" });
});

test("links and codes of a kind that is never sent are refused in words the client knows", async () => {
  const types = [
    "invite",
    "magiclink",
    "reauthentication",
    "sms",
    "phone_change",
    "link_google",
    "",
  ];
  for (const type of types) {
    for (const proof of [{ token_hash: "x" }, { email: "a@example.org", token: "123456" }]) {
      const answer = await answerOf(call(server, "/auth/v1/verify", { json: { type, ...proof } }));
      expect(answer, type).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    }
  }
  const client = newClient(server);
  const invited = await client.verifyOtp({ token_hash: "x", type: "invite" });
  expect(invited.error).toMatchObject({ name: "AuthApiError", code: "validation_failed" });
});

test("addresses that make no sense are refused, never a failure of the server", async () => {
  const client = await confirmedUser(server, database, "adresse@example.org");
  const { access_token: token } = await sessionOf(client);
  const odd = ["%00", "%ff", "%F0%9F%92%A9", "..%2F..%2Fetc", "x".repeat(4000), "a&state=b&code=c"];
  const paths = odd.flatMap((value) => [
    `GET /authorize?provider=${value}&code_challenge=${value}&redirect_to=${value}`,
    `GET /callback?state=${value}&code=${value}&error=${value}`,
    `GET /verify?token=${value}&type=${value}&redirect_to=${value}`,
    `GET /user/identities/authorize?provider=${value}`,
    `DELETE /user/identities/${value}`,
    `DELETE /factors/${value}`,
    `POST /factors/${value}/challenge`,
    `POST /logout?scope=${value}`,
  ]);
  for (const one of paths) {
    const [method = "", path = ""] = one.split(" ");
    const body = method === "POST" ? { json: {} } : {};
    const answer = await call(server, `/auth/v1${path}`, { method, token, ...body });
    expect(answer.status, one.slice(0, 60)).toBeLessThan(500);
    expect(answer.status, one.slice(0, 60)).toBeGreaterThanOrEqual(300);
    const location = answer.headers.get("location");
    if (location) expect(new URL(location).origin, one.slice(0, 60)).toBe(server.url);
  }
  expect((await client.getUser()).error).toBeNull();
});

test("when too many passwords wait to be compared, the next is asked to come back [SEC-23]", async () => {
  const { passwords } = server.services;
  const full = Object.assign(new Error("too many passwords at once"), {
    code: PASSWORD_QUEUE_FULL,
  });
  const busy = vi.spyOn(passwords, "verify").mockRejectedValueOnce(full);
  const json = { email: "andrang@example.org", password: PASSWORD };
  const answer = await call(server, "/auth/v1/token?grant_type=password", { json });
  expect(busy).toHaveBeenCalledOnce();
  busy.mockRestore();
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toBe("1");
  expect(await answer.json()).toMatchObject({ code: "over_request_rate_limit" });
});

test("no other site signs a visitor in or up, whatever form it sends [SEC-30]", async () => {
  const email = "fremde-seite@example.org";
  const body = JSON.stringify({ email, password: PASSWORD });
  const JSON_TYPE = { "content-type": "application/json" };
  const attempts: readonly (readonly [number, Record<string, string>])[] = [
    [403, { ...JSON_TYPE, origin: "https://evil.example" }],
    [403, { ...JSON_TYPE, origin: "null" }],
    [403, { ...JSON_TYPE, "sec-fetch-site": "cross-site" }],
    [403, { "content-type": "text/plain", origin: "https://evil.example" }],
    [415, { "content-type": "text/plain", origin: server.url }],
    [415, { "content-type": "application/x-www-form-urlencoded", origin: server.url }],
  ];
  for (const path of ["/signup", "/token?grant_type=password", "/recover", "/verify", "/logout"]) {
    for (const [status, headers] of attempts) {
      const answer = await fetch(`${server.url}/auth/v1${path}`, { method: "POST", body, headers });
      expect(answer.status, `${path} ${JSON.stringify(headers)}`).toBe(status);
    }
  }
  const users = await db.select().from(authUsers).where(eq(authUsers.email, email));
  expect(users).toEqual([]);
});

test("the client understands what the edge and a broken server say", async () => {
  const client = newClient(server, {});
  const unknown = await client.admin.getUserById(ID);
  expect(unknown.error).toMatchObject({
    name: "AuthApiError",
    status: 404,
    code: "not_found",
    message: "Das Gesuchte wurde nicht gefunden.",
  });
  const foreign = newClient(server, { origin: "https://evil.example" });
  const refused = await foreign.signInWithPassword({ email: "a@b.de", password: PASSWORD });
  expect(refused.error).toMatchObject({ name: "AuthApiError", status: 403, code: "forbidden" });

  const email = "bruch@example.org";
  await confirmedUser(server, database, email);
  await db.execute(`create function refuse() returns trigger language plpgsql as
    'begin raise exception ''no'' using errcode = ''raise_exception''; end'`);
  await db.execute(
    "create trigger refuse before insert on auth.sessions for each row execute function refuse()",
  );
  const broken = await client.signInWithPassword({ email, password: PASSWORD });
  await db.execute("drop trigger refuse on auth.sessions");
  // The kind that never signs a user out: the client may try again.
  expect(broken.error).toMatchObject({ name: "AuthRetryableFetchError", status: 500 });
  expect(broken.error?.message).toMatch(/^Es ist ein unerwarteter Fehler aufgetreten\./);
});
