import { eq } from "drizzle-orm";
import { generateKeyPair } from "jose";
import { expect, test } from "vitest";
import { authFlowStates } from "#data/schema/auth/auth-sessions.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { answerOf, call, newClient, startAuthServer } from "#tests/support/auth/auth-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given } from "#tests/support/database/records.ts";
import { startFakeGoogle } from "#tests/support/fakes/fake-google.ts";
import {
  asGoogle,
  beginGoogle,
  enterWithGoogle,
  locationOf,
  returnFrom,
  type Twist,
  travel,
} from "#tests/support/fakes/google-journey.ts";

const database = await testDatabase();
const { db } = database;
const google = await startFakeGoogle();
const server = await startAuthServer(database, { google: asGoogle(google) });

const signIn = (claims: Record<string, unknown>, twist: Twist = {}) =>
  enterWithGoogle(server, google, claims, twist);

test("the way to Google carries state, nonce and PKCE, and binds the browser", async () => {
  const { provider, cookie, code } = await signIn({ sub: "g2", email: "weg@gmail.com" });
  expect(code).not.toBeNull();
  const parameters = Object.fromEntries(provider.searchParams);
  expect(parameters).toMatchObject({
    response_type: "code",
    scope: "openid email profile",
    code_challenge_method: "S256",
    redirect_uri: `${server.url}/auth/v1/callback`,
  });
  expect(parameters.state).toHaveLength(43);
  expect(parameters.nonce).toBeTruthy();
  expect(provider.href).not.toContain("nur-fuer-uns");
  expect(cookie).toMatch(/^oauth=.*Max-Age=300; Path=\/; HttpOnly; SameSite=Lax/);
});

test("an unproven answer is refused [SEC-26]", async () => {
  for (const email_verified of [false, "true", undefined]) {
    const { refusal } = await signIn({ sub: "g7", email: "un@gmail.com", email_verified });
    expect(refusal).toBe("provider_email_needs_verification");
  }
  const bent = [
    { nonce: "anders" },
    { nonce: undefined },
    { aud: "jemand-anderes" },
    { iss: "https://evil.example" },
    { exp: 1 },
  ];
  for (const claims of bent) {
    const { refusal } = await signIn({ sub: "g8", email: "x@gmail.com", ...claims });
    expect(refusal, JSON.stringify(claims)).toBe("bad_oauth_callback");
  }
  const genuine = google.signer;
  google.signer = (await generateKeyPair("RS256")).privateKey;
  const { refusal } = await signIn({ sub: "g8", email: "x@gmail.com" });
  google.signer = genuine;
  expect(refusal).toBe("bad_oauth_callback");
  const rows = await db.select().from(authUsers).where(eq(authUsers.email, "x@gmail.com"));
  expect(rows).toEqual([]);
});

test("a state is worth one answer, in one browser [SEC-26]", async () => {
  const claims = { sub: "g9", email: "zustand@gmail.com" };
  expect((await signIn(claims, { withoutCookie: true })).refusal).toBe("bad_oauth_state");
  const forged = await signIn(claims, {
    bend: (back) => back.searchParams.set("state", "A".repeat(43)),
  });
  expect(forged.refusal).toBe("bad_oauth_state");
  const good = await signIn(claims);
  expect(good.exchanged?.error).toBeNull();
  const replay = await fetch(good.back, { redirect: "manual", headers: { cookie: good.pair } });
  const location = new URL(locationOf(replay));
  expect(location.searchParams.get("error_code")).toBe("bad_oauth_state");
  server.clock.offset += 1;
  const client = newClient(server);
  const address = await beginGoogle(server, client);
  const start = await fetch(address, { redirect: "manual" });
  server.clock.offset += 6 * 60_000;
  const late = await returnFrom(locationOf(start), start);
  expect(late.location.searchParams.get("error_code")).toBe("bad_oauth_state");
});

test("a cancelled sign-in comes back with a reason in German", async () => {
  const cancelled = await signIn(
    { sub: "g10", email: "abbruch@gmail.com" },
    {
      bend: (back) => {
        back.searchParams.delete("code");
        back.searchParams.set("error", "access_denied");
      },
    },
  );
  expect(cancelled.location.pathname).toBe("/auth/callback");
  expect(cancelled.location.searchParams.get("error")).toBe("access_denied");
  expect(cancelled.location.searchParams.get("error_description")).toBe(
    "Die Anmeldung mit Google wurde abgebrochen.",
  );
});

test("the code in the address is worthless in another browser, and burnt by a wrong try", async () => {
  google.claims = { sub: "g11", email: "code@gmail.com", email_verified: true };
  const client = newClient(server);
  const { location } = await travel(await beginGoogle(server, client));
  const auth_code = given(location.searchParams.get("code") ?? undefined);
  const json = { auth_code, code_verifier: "a".repeat(60) };
  const stolen = await answerOf(call(server, "/auth/v1/token?grant_type=pkce", { json }));
  expect(stolen).toMatchObject({ status: 400, body: { code: "bad_code_verifier" } });
  expect((await client.exchangeCodeForSession(auth_code)).error?.code).toBe("flow_state_not_found");
});

test("hostile parameters change nothing", async () => {
  const challenge = `code_challenge=${"a".repeat(43)}&code_challenge_method=`;
  const refused = ["", `&${challenge}plain`, "&code_challenge=kurz&code_challenge_method=s256"];
  for (const query of refused) {
    expect((await call(server, `/auth/v1/authorize?provider=google${query}`)).status).toBe(400);
  }
  expect((await call(server, `/auth/v1/authorize?provider=facebook&${challenge}s256`)).status).toBe(
    400,
  );
  const hostile = `redirect_uri=https://evil.example&state=x&scope=all&redirect_to=https://evil.example/`;
  const path = `/auth/v1/authorize?provider=google&${challenge}s256&${hostile}`;
  const start = await call(server, path);
  const provider = new URL(locationOf(start));
  expect(provider.href).not.toContain("evil");
  google.claims = { sub: "g12", email: "ziel@gmail.com", email_verified: true };
  const { location } = await returnFrom(provider.href, start);
  expect(location.origin).toBe(server.url);
  expect(location.pathname).toBe("/");
});

test("nothing usable of a journey is stored", async () => {
  const { provider, pair, code } = await signIn({ sub: "g14", email: "spur@gmail.com" });
  const dump = JSON.stringify(await db.select().from(authFlowStates));
  for (const secret of [provider.searchParams.get("state"), pair.split("=")[1], code]) {
    expect(dump).not.toContain(secret);
  }
});

test("while the provider is away people come back with a reason, not to a broken page", async () => {
  const other = await startFakeGoogle();
  other.isDown = true;
  const lonely = await startAuthServer(database, {
    google: { issuer: other.issuer, clientId: "wortbuehne", clientSecret: "x" },
    keys: server.keys,
  });
  const query = `provider=google&code_challenge=${"a".repeat(43)}&code_challenge_method=s256`;
  const target = encodeURIComponent(`${lonely.url}/auth/callback`);
  const answer = await call(lonely, `/auth/v1/authorize?${query}&redirect_to=${target}`);
  expect(answer.status).toBe(302);
  const location = new URL(locationOf(answer));
  expect(location.pathname).toBe("/auth/callback");
  expect(location.searchParams.get("error")).toBe("server_error");
});

test("a provider that goes away during a sign-in leads to no broken page either", async () => {
  google.claims = { sub: "g15", email: "weg-ist-er@gmail.com", email_verified: true };
  const leave = () => {
    google.isDown = true;
  };
  const { location } = await travel(await beginGoogle(server, newClient(server)), { bend: leave });
  google.isDown = false;
  expect(location.pathname).toBe("/auth/callback");
  expect(location.searchParams.get("error_code")).toBe("bad_oauth_callback");
});
