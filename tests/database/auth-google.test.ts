import { eq } from "drizzle-orm";
import { generateKeyPair } from "jose";
import { expect, test } from "vitest";
import { profiles } from "#data/schema/accounts.ts";
import { authFlowStates } from "#data/schema/auth-sessions.ts";
import { authIdentities, authUsers } from "#data/schema/auth-users.ts";
import { makeAdmin } from "#features/accounts/make-admin.server.ts";
import {
  answerOf,
  call,
  confirmedUser,
  lastMail,
  mailsTo,
  newClient,
  sessionOf,
  startAuthServer,
  type TestClient,
} from "#tests/support/auth-server.ts";
import { testDatabase } from "#tests/support/database.ts";
import { startFakeGoogle } from "#tests/support/fake-google.ts";
import { given } from "#tests/support/records.ts";

const database = await testDatabase();
const { db } = database;
const google = await startFakeGoogle();
const server = await startAuthServer(database, {
  google: { issuer: google.issuer, clientId: "wortbuehne", clientSecret: "nur-fuer-uns" },
});

type Twist = { withoutCookie?: boolean; bend?: (back: URL) => void };

/** The part of the browser: to us, to the provider, and back with the cookie it was given. */
async function travel(address: string, { withoutCookie = false, bend }: Twist = {}) {
  const start = await fetch(address, { redirect: "manual" });
  return returnFrom(given(start.headers.get("location") ?? undefined), start, withoutCookie, bend);
}

async function returnFrom(
  provider: string,
  start: Response,
  withoutCookie: boolean,
  bend?: (back: URL) => void,
) {
  const cookie = given(start.headers.getSetCookie()[0]);
  const there = await fetch(provider, { redirect: "manual" });
  const back = new URL(given(there.headers.get("location") ?? undefined));
  bend?.(back);
  const pair = cookie.split(";")[0] ?? "";
  const headers: Record<string, string> = withoutCookie ? {} : { cookie: pair };
  const arrival = await fetch(back, { redirect: "manual", headers });
  const location = new URL(given(arrival.headers.get("location") ?? undefined));
  return { location, back, cookie, pair, provider: new URL(provider) };
}

async function begin(client: TestClient): Promise<string> {
  const { data } = await client.signInWithOAuth({
    provider: "google",
    options: { redirectTo: `${server.url}/auth/callback`, skipBrowserRedirect: true },
  });
  return given(data.url ?? undefined);
}

async function signIn(claims: Record<string, unknown>, twist: Twist = {}) {
  const names = { given_name: "Grace", family_name: "Hopper" };
  google.claims = { email_verified: true, ...names, ...claims };
  const client = newClient(server);
  const journey = await travel(await begin(client), twist);
  const code = journey.location.searchParams.get("code");
  const exchanged = code ? await client.exchangeCodeForSession(code) : null;
  const refusal = journey.location.searchParams.get("error_code");
  return { client, ...journey, code, refusal, exchanged, user: exchanged?.data.user };
}

async function profileOf(id: string) {
  const rows = await db.select().from(profiles).where(eq(profiles.user_id, id));
  return given(rows[0]);
}

test("somebody new comes in with Google and without a role, and is known the next time", async () => {
  const first = await signIn({ sub: "g1", email: "Grace@gmail.com" });
  expect(first.location.pathname).toBe("/auth/callback");
  expect(first.exchanged?.error).toBeNull();
  expect(first.user).toMatchObject({
    email: "grace@gmail.com",
    app_metadata: { provider: "google", providers: ["google"] },
    user_metadata: { first_name: "Grace", last_name: "Hopper" },
  });
  const id = given(first.user?.id);
  expect(await profileOf(id)).toMatchObject({
    role: null,
    first_name: "Grace",
    last_login_at: expect.any(Date),
  });
  const { access_token: token } = await sessionOf(first.client);
  const me = await answerOf(call(server, "/api/v1/me", { token }));
  expect(me.body).toMatchObject({ role: "customer", chosen_role: null });
  // The subject is the account, also after the address at Google has changed.
  const second = await signIn({ sub: "g1", email: "grace.neu@gmail.com" });
  expect(second.user?.id).toBe(id);
  expect(second.user?.email).toBe("grace@gmail.com");
});

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

test("Google links itself only to addresses it vouches for, and says so by mail [SEC-26]", async () => {
  const gmail = await confirmedUser(server, database, "eigen@gmail.com");
  const linked = await signIn({ sub: "g3", email: "eigen@gmail.com" });
  expect(linked.user?.id).toBe((await sessionOf(gmail)).user.id);
  expect(linked.user?.app_metadata.providers).toEqual(["email", "google"]);
  await lastMail(database, "eigen@gmail.com", "mail.google_linked");
  const workspace = await confirmedUser(server, database, "chefin@firma.example");
  const firm = await signIn({ sub: "g4", email: "chefin@firma.example", hd: "firma.example" });
  expect(firm.user?.id).toBe((await sessionOf(workspace)).user.id);

  await confirmedUser(server, database, "privat@posteo.example");
  const foreign = await signIn({ sub: "g5", email: "privat@posteo.example" });
  expect(foreign.refusal).toBe("identity_already_exists");
  const rows = await db.select().from(authIdentities).where(eq(authIdentities.provider_id, "g5"));
  expect(rows).toEqual([]);
});

test("whoever squatted on an address leaves nothing behind", async () => {
  const email = "besetzt@gmail.com";
  const squatter = newClient(server);
  const data = { first_name: "Mal", last_name: "Lory" };
  await squatter.signUp({ email, password: "angreifer-1", options: { data } });
  const { token } = await lastMail(database, email, "mail.confirm_signup");
  const owner = await signIn({ sub: "g6", email });
  expect(owner.user?.app_metadata.providers).toEqual(["google"]);
  expect(await profileOf(given(owner.user?.id))).toMatchObject({
    role: null,
    first_name: "Grace",
    last_name: "Hopper",
  });
  const password = "angreifer-1";
  expect((await squatter.signInWithPassword({ email, password })).error?.code).toBe(
    "invalid_credentials",
  );
  expect((await squatter.verifyOtp({ token_hash: token, type: "signup" })).error?.code).toBe(
    "otp_expired",
  );
});

test("an account that was appointed and not yet opened is not taken over", async () => {
  const email = "berufen@gmail.com";
  const made = await makeAdmin(server.accounts, { email, force: true });
  expect(made.ok).toBe(true);
  expect((await signIn({ sub: "g15", email })).refusal).toBe("identity_already_exists");
});

test("the same person in two tabs gets one account", async () => {
  google.claims = { sub: "g16", email: "doppelt@posteo.example", email_verified: true };
  const journeys = await Promise.all(
    [1, 2, 3].map(async () => {
      const client = newClient(server);
      const { location } = await travel(await begin(client));
      const code = given(location.searchParams.get("code") ?? undefined);
      return (await client.exchangeCodeForSession(code)).data.user?.id;
    }),
  );
  expect(new Set(journeys).size).toBe(1);
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
  const location = new URL(given(replay.headers.get("location") ?? undefined));
  expect(location.searchParams.get("error_code")).toBe("bad_oauth_state");
  server.clock.offset += 1;
  const client = newClient(server);
  const address = await begin(client);
  const start = await fetch(address, { redirect: "manual" });
  server.clock.offset += 6 * 60_000;
  const late = await returnFrom(given(start.headers.get("location") ?? undefined), start, false);
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
  const { location } = await travel(await begin(client));
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
  const provider = new URL(given(start.headers.get("location") ?? undefined));
  expect(provider.href).not.toContain("evil");
  google.claims = { sub: "g12", email: "ziel@gmail.com", email_verified: true };
  const { location } = await returnFrom(provider.href, start, false);
  expect(location.origin).toBe(server.url);
  expect(location.pathname).toBe("/");
});

test("somebody signed in adds Google, and cannot take that of somebody else", async () => {
  const client = await confirmedUser(server, database, "verknuepft@posteo.example");
  const { user } = await sessionOf(client);
  const link = async (who: TestClient, sub: string) => {
    google.claims = { sub, email: "irgendwas@gmail.com", email_verified: true };
    const { access_token: token } = await sessionOf(who);
    const query = `provider=google&code_challenge=${"a".repeat(43)}&code_challenge_method=s256`;
    const start = await call(server, `/auth/v1/user/identities/authorize?${query}`, { token });
    const { url } = (await start.json()) as { url: string };
    return (await returnFrom(url, start, false)).location;
  };
  expect((await link(client, "g13")).searchParams.get("code")).not.toBeNull();
  const { data } = await client.getUser();
  expect(data.user?.app_metadata.providers).toEqual(["email", "google"]);
  const other = await confirmedUser(server, database, "andere@posteo.example");
  expect((await link(other, "g13")).searchParams.get("error_code")).toBe("identity_already_exists");
  const identity = given(data.user?.identities?.find(({ provider }) => provider === "google"));
  const { access_token: foreign } = await sessionOf(other);
  const path = `/auth/v1/user/identities/${identity.identity_id}`;
  expect((await call(server, path, { method: "DELETE", token: foreign })).status).toBe(404);
  expect((await client.unlinkIdentity(identity)).error).toBeNull();
  const left = given((await client.getUser()).data.user?.identities?.[0]);
  expect(left).toMatchObject({ provider: "email", user_id: user.id });
  expect((await client.unlinkIdentity(left)).error?.code).toBe("single_identity_not_deletable");
  const anonymous = await call(server, "/auth/v1/user/identities/authorize?provider=google");
  expect(anonymous.status).toBe(401);
  const kinds = (await mailsTo(database, "verknuepft@posteo.example")).map(({ kind }) => kind);
  expect(kinds).toContain("mail.google_unlinked");
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
  const location = new URL(given(answer.headers.get("location") ?? undefined));
  expect(location.pathname).toBe("/auth/callback");
  expect(location.searchParams.get("error")).toBe("server_error");
});
