import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { profiles } from "#data/schema/accounts.ts";
import { authIdentities } from "#data/schema/auth/auth-users.ts";
import { makeAdmin } from "#features/accounts/users/make-admin.server.ts";
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
} from "#tests/support/auth/auth-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given } from "#tests/support/database/records.ts";
import { startFakeGoogle } from "#tests/support/fakes/fake-google.ts";
import {
  asGoogle,
  beginGoogle,
  enterWithGoogle,
  returnFrom,
  travel,
} from "#tests/support/fakes/google-journey.ts";

const database = await testDatabase();
const { db } = database;
const google = await startFakeGoogle();
const server = await startAuthServer(database, { google: asGoogle(google) });

const signIn = (claims: Record<string, unknown>) => enterWithGoogle(server, google, claims);

async function profileOf(id: string) {
  const rows = await db.select().from(profiles).where(eq(profiles.user_id, id));
  return given(rows[0]);
}

test("a new user comes in with Google and without a role, and is known the next time [ENT-03] [ENT-04]", async () => {
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

test("a squatter on an address leaves nothing behind", async () => {
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
      const { location } = await travel(await beginGoogle(server, client));
      const code = given(location.searchParams.get("code") ?? undefined);
      return (await client.exchangeCodeForSession(code)).data.user?.id;
    }),
  );
  expect(new Set(journeys).size).toBe(1);
});

test("a signed-in user adds Google, and cannot take that of another", async () => {
  const client = await confirmedUser(server, database, "verknuepft@posteo.example");
  const { user } = await sessionOf(client);
  const link = async (who: TestClient, sub: string) => {
    google.claims = { sub, email: "irgendwas@gmail.com", email_verified: true };
    const { access_token: token } = await sessionOf(who);
    const query = `provider=google&code_challenge=${"a".repeat(43)}&code_challenge_method=s256`;
    const start = await call(server, `/auth/v1/user/identities/authorize?${query}`, { token });
    const { url } = (await start.json()) as { url: string };
    return (await returnFrom(url, start)).location;
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
