import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { profiles, userRoles } from "#data/schema/accounts.ts";
import { authAuditLog, authUsers } from "#data/schema/auth/auth-users.ts";
import {
  answerOf,
  call,
  confirmedUser,
  lastMail,
  mailsTo,
  newClient,
  newMember,
  PASSWORD,
  sessionOf,
  startAuthServer,
} from "#tests/support/auth/auth-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given } from "#tests/support/database/records.ts";

const database = await testDatabase();
const { db } = database;
const server = await startAuthServer(database);

async function userOf(email: string) {
  const rows = await db.select().from(authUsers).where(eq(authUsers.email, email));
  return given(rows[0]);
}

async function profileOf(email: string) {
  const { id } = await userOf(email);
  const rows = await db.select().from(profiles).where(eq(profiles.user_id, id));
  return given(rows[0]);
}

test("a sign-up must be confirmed before the user can sign in [AUTH-15] [CALL-03]", async () => {
  const client = newClient(server);
  const email = "Ada@Example.org";
  const signedUp = await client.signUp({
    email,
    password: PASSWORD,
    options: {
      data: { first_name: "Ada", last_name: "Lovelace" },
      emailRedirectTo: `${server.url}/`,
    },
  });
  expect(signedUp.error).toBeNull();
  expect(signedUp.data.session).toBeNull();
  expect(signedUp.data.user?.email).toBe("ada@example.org");
  const early = await client.signInWithPassword({ email, password: PASSWORD });
  expect(early.error).toMatchObject({
    code: "email_not_confirmed",
    message: "Email not confirmed",
  });

  const mail = await lastMail(database, "ada@example.org", "mail.confirm_signup");
  expect(mail.data.link).toMatch(`${server.url}/auth/confirm?token_hash=`);
  const confirmed = await client.verifyOtp({ token_hash: mail.token, type: "email" });
  expect(confirmed.error).toBeNull();
  expect(client.events).toContain("SIGNED_IN");
  const again = newClient(server);
  expect((await again.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  expect(await profileOf("ada@example.org")).toMatchObject({
    role: "customer",
    first_name: "Ada",
    last_name: "Lovelace",
  });
});

test("a password has at least six characters [VAL-05]", async () => {
  const client = newClient(server);
  const weak = await client.signUp({ email: "kurz@example.org", password: "12345" });
  expect(weak.error).toMatchObject({
    name: "AuthWeakPasswordError",
    status: 422,
    code: "weak_password",
    reasons: ["length"],
  });
  const accepted = await client.signUp({ email: "kurz@example.org", password: "kj4Ptz" });
  expect(accepted.error).toBeNull();
});

test("what is guessed first is refused at sign-up as well, before the account is looked up [SEC-52]", async () => {
  const data = { first_name: "Ada", last_name: "Lovelace" };
  for (const password of ["123456", "corvette", "Passwort1!", "Lovelace1815", "wortbuehne"]) {
    const email = "haeufig@example.org";
    const { error } = await newClient(server).signUp({ email, password, options: { data } });
    expect(error).toMatchObject({ status: 422, code: "weak_password" });
  }
  expect(await mailsTo(database, "haeufig@example.org")).toEqual([]);
});

test("names are stored only together [VAL-06]", async () => {
  const client = newClient(server);
  const one = { first_name: "Ada" };
  await client.signUp({ email: "eins@example.org", password: PASSWORD, options: { data: one } });
  expect(await profileOf("eins@example.org")).toMatchObject({ first_name: null, last_name: null });
  expect((await userOf("eins@example.org")).user_metadata).toEqual({});
  const both = { first_name: "Ada", last_name: "Lovelace" };
  await client.signUp({ email: "beide@example.org", password: PASSWORD, options: { data: both } });
  expect(await profileOf("beide@example.org")).toMatchObject(both);
});

test("no sign-up sets its own role or anything else [SEC-11]", async () => {
  const email = "mallory@example.org";
  const grab = { role: "admin", is_verified: true, user_id: "x", user_roles: [{ role: "admin" }] };
  const { status } = await answerOf(
    call(server, "/auth/v1/signup", {
      json: {
        email,
        password: PASSWORD,
        ...grab,
        app_metadata: { role: "admin" },
        user_metadata: grab,
        data: { ...grab, first_name: "Mal", last_name: "Lory", profile: { role: "admin" } },
      },
    }),
  );
  expect(status).toBe(200);
  const { id, user_metadata } = await userOf(email);
  // What the client calls its own data is kept (C-111) and means nothing.
  expect(user_metadata).toMatchObject({ first_name: "Mal", last_name: "Lory", role: "admin" });
  expect(user_metadata).not.toHaveProperty("app_metadata");
  expect((await profileOf(email)).role).toBe("customer");
  expect(await db.select().from(userRoles).where(eq(userRoles.user_id, id))).toEqual([]);
});

test("an owner cannot raise themselves by changing the account [SEC-11] [ROLE-12]", async () => {
  const client = await confirmedUser(server, database, "aufstieg@example.org");
  const { access_token: token } = await sessionOf(client);
  for (const json of [{ app_metadata: { role: "admin" } }, { role: "service_role" }]) {
    const { status } = await answerOf(
      call(server, "/auth/v1/user", { method: "PUT", json, token }),
    );
    expect(status).toBe(403);
  }
  await client.updateUser({ data: { role: "admin", aal: "aal2" } });
  const refreshed = await client.refreshSession();
  const { data } = await client.getClaims(refreshed.data.session?.access_token);
  expect(data?.claims).toMatchObject({ role: "authenticated", aal: "aal1" });
  expect(data?.claims.user_metadata).toEqual({ first_name: "Ada", last_name: "Lovelace" });
  for (const role of ["admin", "ADMIN", ["admin"], { role: "admin" }]) {
    const { status } = await answerOf(call(server, "/api/v1/me/role", { json: { role }, token }));
    expect(status).toBe(role === "admin" ? 403 : 400);
  }
  const profile = { role: "admin", user_id: "x", last_login_at: null, phone: "+49 30 1" };
  const patch = call(server, "/api/v1/me", { method: "PATCH", json: profile, token });
  expect((await answerOf(patch)).body).toMatchObject({
    role: "customer",
    profile: { role: "customer", phone: "+49 30 1", last_login_at: expect.any(String) },
  });
});

test("a known and an unknown address get the same answer for the same work [SEC-20] [SEC-21]", async () => {
  await confirmedUser(server, database, "bekannt@example.org");
  await newClient(server).signUp({ email: "offen@example.org", password: PASSWORD });
  const emails = ["bekannt@example.org", "offen@example.org"];
  const requests = {
    "/signup": (email: string) => ({ email, password: "anders-456", data: { first_name: "X" } }),
    "/recover": (email: string) => ({ email }),
    "/resend": (email: string) => ({ type: "signup", email }),
    "/token?grant_type=password": (email: string) => ({ email, password: "falsch-999" }),
  };
  for (const [path, body] of Object.entries(requests)) {
    const observe = async (email: string) => {
      const before = server.work.argon2;
      const answer = await call(server, `/auth/v1${path}`, { json: body(email) });
      const text = (await answer.text())
        .replace(/"id":"[^"]+"/, '"id":""')
        .replaceAll(email, "")
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "");
      const headers = [...answer.headers.keys()].sort().join(" ");
      return { status: answer.status, text, headers, argon2: server.work.argon2 - before };
    };
    const unknown = await observe(`niemand-${path.length}@example.org`);
    for (const email of emails) expect(await observe(email), `${path} ${email}`).toEqual(unknown);
  }
  // What differs goes to the mailbox alone.
  const kinds = (await mailsTo(database, "bekannt@example.org")).map(({ kind }) => kind);
  expect(kinds).toContain("mail.already_registered");
  const signIn = { email: "bekannt@example.org", password: "anders-456" };
  expect((await newClient(server).signInWithPassword(signIn)).error?.code).toBe(
    "invalid_credentials",
  );
});

test("the id in the answer to a sign-up belongs to no account", async () => {
  const client = newClient(server);
  const signedUp = await client.signUp({ email: "kennung@example.org", password: PASSWORD });
  expect(signedUp.data.user?.id).not.toBe((await userOf("kennung@example.org")).id);
});

test("after two sign-ups with different passwords neither survives the confirmation", async () => {
  const email = "opfer@example.org";
  await newClient(server).signUp({ email, password: "angreifer-1" });
  const owner = newClient(server);
  await owner.signUp({ email, password: "besitz-12345" });
  const { token } = await lastMail(database, email, "mail.confirm_signup");
  expect((await owner.verifyOtp({ token_hash: token, type: "signup" })).error).toBeNull();
  for (const password of ["angreifer-1", "besitz-12345"]) {
    const { error } = await newClient(server).signInWithPassword({ email, password });
    expect(error?.code).toBe("invalid_credentials");
  }
  expect((await owner.updateUser({ password: "besitz-neu-1" })).error).toBeNull();
  const signIn = await newClient(server).signInWithPassword({ email, password: "besitz-neu-1" });
  expect(signIn.error).toBeNull();
});

test("when an admin vouches for a contested address neither password survives, and a mailed link is the way in", async () => {
  const email = "verbuergt@example.org";
  const passwords = ["besitzer-1", "angreifer-2"];
  for (const password of passwords) await newClient(server).signUp({ email, password });
  const admin = await newMember(server, database, "verwaltung@example.org");
  await db.insert(userRoles).values({ user_id: admin.id, role: "admin" });
  const path = `/api/v1/admin/users/${(await userOf(email)).id}/actions`;
  const json = { action: "verify_email" };
  expect((await call(server, path, { json, token: admin.token })).status).toBe(204);
  for (const password of passwords) {
    const { error } = await newClient(server).signInWithPassword({ email, password });
    expect(error?.code).toBe("invalid_credentials");
  }
  const owner = newClient(server);
  await owner.resetPasswordForEmail(email);
  const { token } = await lastMail(database, email, "mail.recovery");
  const { data, error } = await owner.verifyOtp({ token_hash: token, type: "recovery" });
  expect(error).toBeNull();
  expect(data.user?.identities).toMatchObject([{ identity_data: { email_verified: true } }]);
  expect((await owner.updateUser({ password: "besitzer-neu-1" })).error).toBeNull();
});

test("of two sign-ups at the same instant one account remains [SEC-50]", async () => {
  const email = "zugleich@example.org";
  const both = await Promise.all(
    [1, 2, 3].map(() => newClient(server).signUp({ email, password: PASSWORD })),
  );
  expect(both.map(({ error }) => error)).toEqual([null, null, null]);
  const rows = await db.select().from(authUsers).where(eq(authUsers.email, email));
  expect(rows).toHaveLength(1);
  const { token } = await lastMail(database, email, "mail.confirm_signup");
  const confirmed = await newClient(server).verifyOtp({ token_hash: token, type: "signup" });
  expect(confirmed.error).toBeNull();
});

test("an address that only looks like another belongs to another user [SEC-27]", async () => {
  const email = "kira+buehne@example.org";
  await confirmedUser(server, database, email);
  const known = (await mailsTo(database, email)).length;
  // A Cyrillic і, a full-width k, no tag: other mailboxes, however they look.
  for (const other of ["kіra+buehne@example.org", "ｋira+buehne@example.org", "kira@example.org"]) {
    const client = newClient(server);
    const wrong = await client.signInWithPassword({ email: other, password: PASSWORD });
    expect(wrong.error?.code, other).toBe("invalid_credentials");
    await client.resetPasswordForEmail(other);
    await client.signUp({ email: other, password: PASSWORD });
    expect((await userOf(other)).id).not.toBe((await userOf(email)).id);
  }
  expect(await mailsTo(database, email)).toHaveLength(known);
  // The sign for kelvin becomes a k: the same account, and the mail goes to its owner, not to the sender.
  await newClient(server).resetPasswordForEmail("\u212Aira+BUEHNE@example.org");
  expect((await lastMail(database, email, "mail.recovery")).to).toBe(email);
  // One sign or two for the same letter: one mailbox.
  await confirmedUser(server, database, "zo\u00EB@example.org");
  const composed = { email: "zoe\u0308@example.org", password: PASSWORD };
  expect((await newClient(server).signInWithPassword(composed)).error).toBeNull();
});

test("the same password in another Unicode form is the same password", async () => {
  await confirmedUser(server, database, "unicode@example.org", "Bühne-frei");
  const email = "UNICODE@example.org";
  const composed = { email, password: "Bu\u0308hne-frei" };
  expect((await newClient(server).signInWithPassword(composed)).error).toBeNull();
});

test("messages are German; a program that asks for en gets the original words", async () => {
  const json = { email: "niemand@example.org", password: "falsch-999" };
  const path = "/auth/v1/token?grant_type=password";
  const message = async (language: string | undefined) => {
    const headers: Record<string, string> = language ? { "accept-language": language } : {};
    return (await answerOf(call(server, path, { json, headers }))).body.message;
  };
  expect(await message(undefined)).toBe("E-Mail-Adresse oder Passwort ist nicht richtig.");
  expect(await message("en-US,en;q=0.9")).toBe("E-Mail-Adresse oder Passwort ist nicht richtig.");
  expect(await message("en")).toBe("Invalid login credentials");
  const old = await answerOf(
    call(server, path, { json, headers: { "x-supabase-api-version": "" } }),
  );
  expect(old.body).toMatchObject({ code: 400, error_code: "invalid_credentials" });
});

test("every step leaves a row in the sign-in log, which cannot be changed", async () => {
  await confirmedUser(server, database, "spur@example.org");
  const { id } = await userOf("spur@example.org");
  const rows = await db.select().from(authAuditLog).where(eq(authAuditLog.user_id, id));
  expect(rows.map(({ action }) => action)).toEqual(["sign_up", "email_confirmed", "login"]);
  const change = db.update(authAuditLog).set({ action: "x" }).where(eq(authAuditLog.user_id, id));
  await expect(change).rejects.toThrow();
});
