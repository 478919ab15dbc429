import { createHmac } from "node:crypto";
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  importPKCS8,
  type JWK,
  SignJWT,
} from "jose";
import { expect, test } from "vitest";
import { authSigningKeys } from "#data/schema/auth/auth-users.ts";
import { createAuthServices } from "#server/auth/auth-services.ts";
import { loadSigningKeys, rotateSigningKeys } from "#server/auth/signing-keys.ts";
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
import { given } from "#tests/support/database/records.ts";

const database = await testDatabase();
const { db } = database;
const server = await startAuthServer(database);

type KeySet = { keys: (JWK & { kid: string })[] };
const keySet = async (path = "/.well-known/jwks.json") =>
  (await answerOf<KeySet>(call(server, path))).body;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

const keyOptions = () => ({
  db,
  secrets: server.accounts.secrets,
  now: server.now,
  tokenLifetime: server.accounts.tokens.lifetime,
});

test("the public keys are served without a token [MFA-05]", async () => {
  const answer = await call(server, "/.well-known/jwks.json");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=600");
  const { keys } = await keySet();
  expect(keys).toHaveLength(2);
  for (const key of keys) {
    expect(key).toMatchObject({ kty: "EC", crv: "P-256", alg: "ES256", use: "sig" });
    expect(key.d).toBeUndefined();
  }
  expect(await keySet("/auth/v1/.well-known/jwks.json")).toEqual({ keys });
});

test("the client verifies tokens with the public keys", async () => {
  const client = await confirmedUser(server, database, "claims@example.org");
  const { data, error } = await client.getClaims();
  expect(error).toBeNull();
  expect(data?.header.alg).toBe("ES256");
  expect(data?.claims).toMatchObject({
    iss: `${server.url}/auth/v1`,
    aud: "authenticated",
    role: "authenticated",
    aal: "aal1",
    email: "claims@example.org",
  });
});

test("a forged, foreign or bent token is refused everywhere [SEC-24]", async () => {
  const client = await confirmedUser(server, database, "faelschung@example.org");
  const { access_token: token } = await sessionOf(client);
  const [header = "", payload = "", signature = ""] = token.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const { keys } = await keySet();
  const { kid } = JSON.parse(Buffer.from(header, "base64url").toString());
  const jwk = given(keys.find((key) => key.kid === kid));
  const spki = await exportSPKI((await importJWK(jwk, "ES256", { extractable: true })) as never);
  const foreign = await generateKeyPair("ES256", { extractable: true });
  const foreignJwk = await exportJWK(foreign.publicKey);
  const signed = (head: Record<string, unknown>) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: "ES256", typ: "JWT", ...head })
      .sign(foreign.privateKey);
  const hmac = (secret: string) => {
    const start = `${encode({ alg: "HS256", kid, typ: "JWT" })}.${payload}`;
    return `${start}.${createHmac("sha256", secret).update(start).digest("base64url")}`;
  };
  const forged = [
    `${encode({ alg: "none", kid, typ: "JWT" })}.${payload}.`,
    `${encode({ alg: "none", kid, typ: "JWT" })}.${payload}.${signature}`,
    hmac(JSON.stringify(jwk)),
    hmac(spki),
    await signed({ kid }),
    await signed({ kid: "../../../etc/passwd" }),
    await signed({ kid: "' or 1=1--" }),
    await signed({ kid: "fremd", jwk: foreignJwk }),
    await signed({ kid, jku: "https://evil.example/jwks.json" }),
    await signed({}),
    `${header}.${encode({ ...claims, aal: "aal2" })}.${signature}`,
    `${header}.${encode({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
    "x.y.z",
    `${token}A`,
    `${token}.${token}`,
    "x".repeat(9_000),
    `${header}.${payload}.${"A".repeat(9_000)}`,
  ];
  for (const bad of forged) {
    expect((await call(server, "/api/v1/me", { token: bad })).status).toBe(401);
    expect((await call(server, "/auth/v1/user", { token: bad })).status).toBe(403);
  }
});

test("claims that do not fit are refused, though we signed them [SEC-24]", async () => {
  const client = await confirmedUser(server, database, "anspruch@example.org");
  const { access_token, user } = await sessionOf(client);
  const [header = "", payload = ""] = access_token.split(".");
  const { kid } = JSON.parse(Buffer.from(header, "base64url").toString());
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const rows = await db.select().from(authSigningKeys);
  const row = given(rows.find((key) => key.kid === kid));
  const pem = server.accounts.secrets.open(kid, row.private_sealed);
  const key = await importPKCS8(pem, "ES256");
  const status = async (change: Record<string, unknown>, typ = "JWT") => {
    const token = await new SignJWT({ ...claims, ...change })
      .setProtectedHeader({ alg: "ES256", kid, typ })
      .sign(key);
    return (await call(server, "/api/v1/me", { token })).status;
  };
  const now = Math.floor(server.now().getTime() / 1000);
  expect(await status({})).toBe(200);
  const bent = [
    { iss: "https://evil.example/auth/v1" },
    { aud: "anybody" },
    { exp: now - 1 },
    { exp: undefined },
    { nbf: now + 3600 },
    { iat: now + 3600 },
    { session_id: undefined },
    { session_id: "' or 1=1--" },
    { session_id: crypto.randomUUID() },
    { sub: crypto.randomUUID() },
    { sub: [user.id] },
  ];
  for (const change of bent) expect(await status(change), JSON.stringify(change)).toBe(401);
  expect(await status({}, "at+jwt")).toBe(401);
});

test("only a bearer token is a way in [SEC-24]", async () => {
  const client = await confirmedUser(server, database, "basic@example.org");
  const { access_token: token } = await sessionOf(client);
  const basic = Buffer.from(`basic@example.org:${PASSWORD}`).toString("base64");
  const headers = [
    `Basic ${token}`,
    `Basic ${basic}`,
    token,
    `Token ${token}`,
    "Bearer",
    "Bearer ",
  ];
  for (const authorization of headers) {
    const answer = await call(server, "/api/v1/me", { headers: { authorization } });
    expect(answer.status, authorization.slice(0, 10)).toBe(401);
  }
  const cookie = `sb-auth-token=${token}; access_token=${token}`;
  expect((await call(server, "/api/v1/me", { headers: { cookie } })).status).toBe(401);
  expect((await call(server, `/api/v1/me?access_token=${token}`)).status).toBe(401);
});

test("an access token ends after 15 minutes", async () => {
  const client = await confirmedUser(server, database, "viertel@example.org");
  const { access_token: token } = await sessionOf(client);
  server.clock.offset += 14 * 60_000;
  expect((await call(server, "/api/v1/me", { token })).status).toBe(200);
  server.clock.offset += 61_000;
  expect((await call(server, "/api/v1/me", { token })).status).toBe(401);
});

test("keys change hands without signing a user out", async () => {
  const client = await confirmedUser(server, database, "schluessel@example.org");
  const { access_token: token } = await sessionOf(client);
  const before = await keySet();
  await rotateSigningKeys(keyOptions());
  server.clock.offset += 61_000;
  expect((await call(server, "/api/v1/me", { token })).status).toBe(200);
  const during = await keySet();
  expect(during.keys).toHaveLength(3);
  expect(during.keys).toEqual(expect.arrayContaining(before.keys));
  const next = await client.refreshSession();
  expect(given(next.data.session ?? undefined).access_token.split(".")[0]).not.toBe(
    token.split(".")[0],
  );
  server.clock.offset += 30 * 60_000;
  await rotateSigningKeys(keyOptions());
  const { kid } = JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString());
  server.clock.offset += 61_000;
  const { keys } = await keySet();
  expect(keys.map((key) => key.kid)).not.toContain(kid);
});

test("another process that starts meanwhile knows the same keys, and a new key is found at once", async () => {
  const { log } = server.logged;
  const other = createAuthServices({
    database,
    keys: server.keys,
    publicUrl: server.url,
    rateLimits: false,
    now: server.now,
    log,
  });
  const published = await other.tokens.publicKeys();
  expect(published).toEqual(await server.accounts.tokens.publicKeys());
  await rotateSigningKeys(keyOptions());
  server.clock.offset += 61_000;
  const client = await confirmedUser(server, database, "zweiter@example.org");
  const { access_token } = await sessionOf(client);
  expect(await other.tokens.verify(access_token)).toMatchObject({ sub: expect.any(String) });
});

test("after a leak the old key counts no longer, and a refresh is enough", async () => {
  const client = await confirmedUser(server, database, "leck@example.org");
  const { access_token: token } = await sessionOf(client);
  await rotateSigningKeys(keyOptions(), { leaked: true });
  server.clock.offset += 61_000;
  expect((await call(server, "/api/v1/me", { token })).status).toBe(401);
  expect((await client.refreshSession()).error).toBeNull();
  expect((await client.getUser()).error).toBeNull();
});

test("keys are made once, however many processes start, and change after 90 days", async () => {
  server.clock.offset += 91 * 86_400_000;
  const loads = await Promise.all([1, 2, 3].map(() => loadSigningKeys(keyOptions())));
  const active = loads.map((keys) => keys.find(({ state }) => state === "active")?.kid);
  expect(new Set(active).size).toBe(1);
  const stored = await db.select().from(authSigningKeys);
  for (const state of ["active", "standby"]) {
    expect(stored.filter((key) => key.state === state)).toHaveLength(1);
  }
  expect(JSON.stringify(stored)).not.toContain("PRIVATE KEY");
});

test("what the server offers can be asked; the rest is refused in words the client knows", async () => {
  const { body } = await answerOf(call(server, "/auth/v1/settings"));
  expect(body).toMatchObject({ external: { email: true, google: false }, disable_signup: false });
  expect((await call(server, "/auth/v1/health")).status).toBe(200);
  const client = newClient(server);
  expect((await client.signInWithOtp({ email: "a@example.org" })).error?.code).toBe("otp_disabled");
  expect((await client.signInAnonymously()).error?.code).toBe("anonymous_provider_disabled");
  const sso = await client.signInWithSSO({ domain: "example.org" });
  expect(sso.error?.code).toBe("saml_provider_disabled");
  const unknown = await call(server, "/auth/v1/admin/users");
  expect(unknown.status).toBe(404);
  expect(unknown.headers.get("content-type")).toMatch(/json/);
});
