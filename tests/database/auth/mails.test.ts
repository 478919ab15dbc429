import { once } from "node:events";
import { request } from "node:http";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { authOneTimeTokens } from "#data/schema/auth/auth-sessions.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import {
  answerOf,
  call,
  confirmedUser,
  lastMail,
  mailsTo,
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
const HOUR = 3_600_000;

function verify(json: Record<string, unknown>) {
  return answerOf(call(server, "/auth/v1/verify", { json }));
}

test("a link works once, also for two at the same moment, and never by GET or HEAD alone [R-23]", async () => {
  const email = "einmal@example.org";
  await newClient(server).signUp({ email, password: PASSWORD });
  const { token, data } = await lastMail(database, email, "mail.confirm_signup");
  // A scanner follows the link, and the address older servers would have used.
  const page = new URL(data.link).pathname + new URL(data.link).search;
  for (const method of ["GET", "HEAD", "OPTIONS"]) {
    await call(server, page, { method });
    await call(server, `/auth/v1/verify?token=${token}&type=signup`, { method });
  }
  const scanned = await call(server, `/auth/v1/verify?token=${token}&type=signup`);
  expect(scanned.status).toBe(303);
  expect(scanned.headers.get("location")).toBe(
    `${server.url}/auth/confirm?token_hash=${token}&type=signup`,
  );
  const both = await Promise.all([1, 2].map(() => verify({ token_hash: token, type: "signup" })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect((await verify({ token_hash: token, type: "signup" })).body.code).toBe("otp_expired");
});

test("an expired link, and one of another kind or account, is refused [R-23]", async () => {
  const email = "spaet@example.org";
  await newClient(server).signUp({ email, password: PASSWORD });
  const first = await lastMail(database, email, "mail.confirm_signup");
  expect((await verify({ token_hash: first.token, type: "recovery" })).status).toBe(403);
  await confirmedUser(server, database, "fremd@example.org");
  const foreign = { email: "fremd@example.org", token: first.data.code, type: "signup" };
  expect((await verify(foreign)).status).toBe(403);
  server.clock.offset += HOUR + 1000;
  expect((await verify({ token_hash: first.token, type: "signup" })).status).toBe(403);
  await newClient(server).resend({ type: "signup", email });
  const second = await lastMail(database, email, "mail.confirm_signup");
  expect(second.token).not.toBe(first.token);
  expect((await verify({ token_hash: second.token, type: "signup" })).status).toBe(200);
});

test("a newer mail makes the older link useless", async () => {
  const email = "neuer@example.org";
  await newClient(server).signUp({ email, password: PASSWORD });
  const older = await lastMail(database, email, "mail.confirm_signup");
  await newClient(server).resend({ type: "signup", email });
  expect((await verify({ token_hash: older.token, type: "signup" })).status).toBe(403);
});

test("a code can be typed in; five wrong ones burn it", async () => {
  const email = "code@example.org";
  const client = newClient(server);
  await client.signUp({ email, password: PASSWORD });
  const { data } = await lastMail(database, email, "mail.confirm_signup");
  const wrong = data.code === "000000" ? "111111" : "000000";
  expect((await client.verifyOtp({ email, token: wrong, type: "email" })).error?.code).toBe(
    "otp_expired",
  );
  expect((await client.verifyOtp({ email, token: data.code, type: "email" })).error).toBeNull();

  const burnt = "verbrannt@example.org";
  await client.signUp({ email: burnt, password: PASSWORD });
  const { data: mail } = await lastMail(database, burnt, "mail.confirm_signup");
  const bad = mail.code === "000000" ? "111111" : "000000";
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await client.verifyOtp({ email: burnt, token: bad, type: "email" });
  }
  const right = await client.verifyOtp({ email: burnt, token: mail.code, type: "email" });
  expect(right.error?.code).toBe("otp_expired");
});

test("wrong codes typed in by a stranger do not take the link from its reader", async () => {
  const email = "stoerer@example.org";
  await confirmedUser(server, database, email);
  await newClient(server).resetPasswordForEmail(email);
  const { token, data } = await lastMail(database, email, "mail.recovery");
  const wrong = data.code === "000000" ? "111111" : "000000";
  for (let attempt = 0; attempt < 6; attempt += 1) {
    expect((await verify({ email, token: wrong, type: "recovery" })).status).toBe(403);
  }
  expect((await verify({ email, token: data.code, type: "recovery" })).status).toBe(403);
  expect((await verify({ token_hash: token, type: "recovery" })).status).toBe(200);
});

test("a forgotten password is replaced, and all other sessions end", async () => {
  const email = "vergessen@example.org";
  const elsewhere = await confirmedUser(server, database, email);
  const client = newClient(server);
  const redirectTo = `${server.url}/auth?neu=1`;
  expect((await client.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
  const mail = await lastMail(database, email, "mail.recovery");
  expect(new URL(mail.data.link).searchParams.get("next")).toBe("/auth?neu=1");
  expect((await client.verifyOtp({ token_hash: mail.token, type: "recovery" })).error).toBeNull();
  expect(client.events).toContain("PASSWORD_RECOVERY");
  expect((await client.updateUser({ password: PASSWORD })).error?.code).toBe("same_password");
  const updated = await client.updateUser({ password: "ganz-neu-456" });
  expect(updated.error).toBeNull();
  expect(client.events).toContain("USER_UPDATED");
  expect((await elsewhere.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await client.getUser()).error).toBeNull();
  for (const [password, code] of [
    [PASSWORD, "invalid_credentials"],
    ["ganz-neu-456", undefined],
  ] as const) {
    const { error } = await newClient(server).signInWithPassword({ email, password });
    expect(error?.code).toBe(code);
  }
  const kinds = (await mailsTo(database, email)).map(({ kind }) => kind);
  expect(kinds).toContain("mail.password_changed");
});

test("a stranger who signs up with the address keeps no way in after its owner recovers it [SEC-27]", async () => {
  const email = "vorweggenommen@example.org";
  await newClient(server).signUp({ email, password: PASSWORD });
  const owner = newClient(server);
  await owner.resetPasswordForEmail(email);
  const { token } = await lastMail(database, email, "mail.recovery");
  expect((await owner.verifyOtp({ token_hash: token, type: "recovery" })).error).toBeNull();
  const intruder = await newClient(server).signInWithPassword({ email, password: PASSWORD });
  expect(intruder.error?.code).toBe("invalid_credentials");
  expect((await owner.updateUser({ password: "ganz-neu-456" })).error).toBeNull();
  const signedIn = await newClient(server).signInWithPassword({ email, password: "ganz-neu-456" });
  expect(signedIn.error).toBeNull();
});

test("a changed password makes open links useless, and of parallel resets one wins [SEC-50]", async () => {
  const email = "parallel@example.org";
  const client = await confirmedUser(server, database, email);
  await newClient(server).resetPasswordForEmail(email);
  const open = await lastMail(database, email, "mail.recovery");
  await client.updateUser({ password: "ganz-neu-456" });
  expect((await verify({ token_hash: open.token, type: "recovery" })).status).toBe(403);
  await newClient(server).resetPasswordForEmail(email);
  const { token } = await lastMail(database, email, "mail.recovery");
  const uses = await Promise.all(
    Array.from({ length: 5 }, () => verify({ token_hash: token, type: "recovery" })),
  );
  expect(uses.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("links are built from the configured address, whatever the request claims [SEC-27]", async () => {
  const email = "host@example.org";
  await confirmedUser(server, database, email);
  const redirect = encodeURIComponent("https://evil.example/a");
  const headers = {
    "content-type": "application/json",
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
    forwarded: "host=evil.example",
  };
  // `fetch` would put the right host in its place.
  const address = `${server.url}/auth/v1/recover?redirect_to=${redirect}`;
  const asked = request(address, { method: "POST", headers }).end(JSON.stringify({ email }));
  const [answer] = await once(asked, "response");
  answer.resume();
  // A local start answers its own names only; what else a request claims changes nothing.
  expect(answer.statusCode).toBe(421);
  const { host: _host, ...claims } = headers;
  const body = JSON.stringify({ email });
  expect((await fetch(address, { method: "POST", headers: claims, body })).status).toBe(200);
  const { data } = await lastMail(database, email, "mail.recovery");
  expect(data.link.startsWith(`${server.url}/auth/confirm?`)).toBe(true);
  expect(data.link).not.toContain("evil");
});

test("a new address counts only after both mailboxes agreed [SEC-27]", async () => {
  const [email, next] = ["alt@example.org", "neu@example.org"];
  const client = await confirmedUser(server, database, email);
  expect((await client.updateUser({ email: next })).error).toBeNull();
  const current = await lastMail(database, email, "mail.email_change");
  const fresh = await lastMail(database, next, "mail.email_change");
  const half = await verify({ token_hash: fresh.token, type: "email_change" });
  expect(half).toMatchObject({ status: 200, body: { code: "200" } });
  expect(half.body.access_token).toBeUndefined();
  expect((await client.getUser()).data.user?.email).toBe(email);
  const code = { email, token: current.data.code, type: "email_change" };
  expect((await verify(code)).body.access_token).toEqual(expect.any(String));
  expect((await client.getUser()).data.user?.email).toBe(next);
  const kinds = (await mailsTo(database, email)).map(({ kind }) => kind);
  expect(kinds).toContain("mail.email_changed");
  const signIn = { email: next, password: PASSWORD };
  expect((await newClient(server).signInWithPassword(signIn)).error).toBeNull();
});

test("changing to an address that is taken looks like any other change [SEC-20]", async () => {
  await confirmedUser(server, database, "besetzt@example.org");
  const client = await confirmedUser(server, database, "wechsler@example.org");
  const taken = await client.updateUser({ email: "besetzt@example.org" });
  expect(taken.error).toBeNull();
  const { token } = await lastMail(database, "wechsler@example.org", "mail.email_change");
  expect((await verify({ token_hash: token, type: "email_change" })).body.code).toBe("200");
  const mails = await mailsTo(database, "besetzt@example.org");
  expect(mails[0]?.kind).toBe("mail.already_registered");
  const rows = await db.select().from(authUsers).where(eq(authUsers.email, "besetzt@example.org"));
  expect(rows).toHaveLength(1);
});

test("an older session proves itself with a code before it changes the password", async () => {
  const email = "aelter@example.org";
  const client = await confirmedUser(server, database, email);
  server.clock.offset += 25 * HOUR;
  await client.refreshSession();
  const early = await client.updateUser({ password: "ganz-neu-456" });
  expect(early.error?.code).toBe("reauthentication_needed");
  expect((await client.reauthenticate()).error).toBeNull();
  const { data } = await lastMail(database, email, "mail.reauthentication");
  expect(data.link).toBeUndefined();
  const nonce = data.code === "000000" ? "111111" : "000000";
  const wrong = await client.updateUser({ password: "ganz-neu-456", nonce });
  expect(wrong.error?.code).toBe("reauthentication_not_valid");
  const right = await client.updateUser({ password: "ganz-neu-456", nonce: data.code });
  expect(right.error).toBeNull();
  expect((await call(server, "/auth/v1/reauthenticate")).status).toBe(401);
});

test("what waits for a mailbox is stored only as what recognises it", async () => {
  const email = "ruhe@example.org";
  const client = await confirmedUser(server, database, email);
  await client.resetPasswordForEmail(email);
  const { token, data } = await lastMail(database, email, "mail.recovery");
  const { user } = await sessionOf(client);
  const rows = await db
    .select()
    .from(authOneTimeTokens)
    .where(eq(authOneTimeTokens.user_id, user.id));
  const { token_hash, otp_mac } = given(rows[0]);
  expect(token_hash.toString("base64url")).not.toBe(token);
  expect([token_hash, otp_mac].map(({ length }) => length)).toEqual([32, 32]);
  expect(JSON.stringify(rows)).not.toContain(data.code);
});
