import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { profiles, userRoles } from "#data/schema/accounts.ts";
import { authAuditLog, authUsers } from "#data/schema/auth/auth-users.ts";
import { makeAdmin } from "#features/accounts/users/make-admin.server.ts";
import {
  answerOf,
  call,
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

const person = (email: string) => newMember(server, database, email);

function chooseRole(token: string, role: unknown, extra: Record<string, unknown> = {}) {
  return answerOf(call(server, "/api/v1/me/role", { json: { role, ...extra }, token }));
}

/** A user whose role was never stored, as after the first sign-in with Google. */
async function withoutRole(email: string) {
  const someone = await person(email);
  await db.update(profiles).set({ role: null }).where(eq(profiles.user_id, someone.id));
  return someone;
}

async function storedRoles(id: string) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.user_id, id));
  const rows = await db.select().from(userRoles).where(eq(userRoles.user_id, id));
  return { profile: given(profile).role, roles: rows.map(({ role }) => role) };
}

test("users read their own account and no other [ROLE-10] [CALL-09]", async () => {
  const { token, id } = await person("ich@example.org");
  const other = await person("nicht-ich@example.org");
  const { status, body } = await answerOf(call(server, "/api/v1/me", { token }));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    email: "ich@example.org",
    role: "customer",
    chosen_role: "customer",
    aal: "aal1",
    profile: { user_id: id, role: "customer", first_name: "Ada", last_name: "Lovelace" },
  });
  expect(Object.keys(body.profile as object)).toHaveLength(11);
  const answer = await call(server, "/api/v1/me", { token });
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const asked = await answerOf(call(server, `/api/v1/me?user_id=${other.id}`, { token }));
  expect(asked.body).toMatchObject({ profile: { user_id: id } });
  expect((await call(server, `/api/v1/me/${other.id}`, { token })).status).toBe(404);
});

test("no account is read or changed without signing in", async () => {
  const calls = [
    call(server, "/api/v1/me"),
    call(server, "/api/v1/me", { method: "PATCH", json: { phone: "1" } }),
    call(server, "/api/v1/me/role", { json: { role: "speaker" } }),
    call(server, "/api/v1/me/sessions"),
    call(server, `/api/v1/me/sessions/${crypto.randomUUID()}`, { method: "DELETE", json: {} }),
  ];
  for (const answer of await Promise.all(calls)) {
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { message: "Bitte melden Sie sich an." } });
  }
});

test("a role is chosen once, and stored in both tables [CALL-12] [CALL-13] [CALL-14]", async () => {
  const { token, id } = await withoutRole("wahl@example.org");
  const before = await answerOf(call(server, "/api/v1/me", { token }));
  expect(before.body).toMatchObject({ role: "customer", chosen_role: null });
  expect(await chooseRole(token, "speaker")).toEqual({ status: 200, body: { role: "speaker" } });
  expect(await storedRoles(id)).toEqual({ profile: "speaker", roles: ["speaker"] });
  const after = await answerOf(call(server, "/api/v1/me", { token }));
  expect(after.body).toMatchObject({ role: "speaker", chosen_role: "speaker" });
  const again = await chooseRole(token, "customer");
  expect(again).toMatchObject({ status: 409, body: { error: { code: "role_already_chosen" } } });
  expect(await storedRoles(id)).toEqual({ profile: "speaker", roles: ["speaker"] });
});

test("no user chooses admin, or a role for another user [ROLE-12] [CALL-12] [CALL-14]", async () => {
  const { token, id } = await withoutRole("hoch@example.org");
  const victim = await withoutRole("andere@example.org");
  expect((await chooseRole(token, "admin")).status).toBe(403);
  for (const role of ["owner", "", 7, null])
    expect((await chooseRole(token, role)).status).toBe(400);
  expect(await storedRoles(id)).toEqual({ profile: null, roles: [] });
  const extra = { user_id: victim.id, id: victim.id };
  expect((await chooseRole(token, "speaker", extra)).status).toBe(200);
  expect(await storedRoles(victim.id)).toEqual({ profile: null, roles: [] });
});

test("of parallel claims to a role one wins, and both tables agree [SEC-50]", async () => {
  const { token, id } = await withoutRole("gleich@example.org");
  const claims = await Promise.all(
    ["speaker", "customer", "speaker", "customer"].map((role) => chooseRole(token, role)),
  );
  expect(claims.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const { profile, roles } = await storedRoles(id);
  expect(roles).toEqual([profile]);
});

test("a failure between the two tables leaves both as they were", async () => {
  const { token, id } = await withoutRole("bruch@example.org");
  await db.execute(`create function refuse() returns trigger language plpgsql as
    'begin raise exception ''no'' using errcode = ''raise_exception''; end'`);
  await db.execute(
    "create trigger refuse before update on profiles for each row execute function refuse()",
  );
  expect((await chooseRole(token, "speaker")).status).toBe(500);
  await db.execute("drop trigger refuse on profiles");
  expect(await storedRoles(id)).toEqual({ profile: null, roles: [] });
});

test("user_roles decides, at the very next request", async () => {
  const { token, id } = await person("entscheid@example.org");
  const role = async () => (await answerOf(call(server, "/api/v1/me", { token }))).body.role;
  await db.insert(userRoles).values({ user_id: id, role: "admin" });
  expect(await role()).toBe("admin");
  await db.update(profiles).set({ role: "admin" }).where(eq(profiles.user_id, id));
  await db.update(userRoles).set({ role: "customer" }).where(eq(userRoles.user_id, id));
  expect(await role()).toBe("customer");
});

test("one changes one's own billing data, and nothing else [SEC-11]", async () => {
  const { token, id } = await person("profil@example.org");
  const other = await person("unberuehrt@example.org");
  const json = {
    phone: " +49 30 123456 ",
    company_name: "Bühne GmbH",
    billing_address_street: "Musterweg 1",
    billing_address_city: "Köln",
    billing_address_postal_code: "50667",
    billing_address_country: "Deutschland",
    last_name: "",
    role: "admin",
    user_id: other.id,
    last_login_at: "2000-01-01T00:00:00Z",
    profile: { role: "admin" },
  };
  const changed = await answerOf(call(server, "/api/v1/me", { method: "PATCH", json, token }));
  expect(changed).toMatchObject({
    status: 200,
    body: {
      role: "customer",
      profile: {
        user_id: id,
        role: "customer",
        phone: "+49 30 123456",
        company_name: "Bühne GmbH",
        first_name: "Ada",
        last_name: null,
      },
    },
  });
  const [untouched] = await db.select().from(profiles).where(eq(profiles.user_id, other.id));
  expect(untouched).toMatchObject({ phone: null, company_name: null, last_name: "Lovelace" });
  const long = { company_name: "x".repeat(201), phone: 7 };
  const refused = await answerOf(
    call(server, "/api/v1/me", { method: "PATCH", json: long, token }),
  );
  expect(refused).toMatchObject({
    status: 400,
    body: {
      error: {
        fields: {
          company_name: "Bitte verwenden Sie höchstens 200 Zeichen.",
          phone: "Bitte geben Sie einen Text ein.",
        },
      },
    },
  });
  const [account] = await db.select().from(authUsers).where(eq(authUsers.id, id));
  expect(given(account).user_metadata).toEqual({});
  const empty = await answerOf(call(server, "/api/v1/me", { method: "PATCH", json: {}, token }));
  expect(empty.status).toBe(200);
});

test("one sees one's own sessions and ends them, at once", async () => {
  const email = "geraete@example.org";
  const { token, client } = await person(email);
  const other = newClient(server);
  await other.signInWithPassword({ email, password: PASSWORD });
  const stranger = await person("fremd@example.org");
  const list = await answerOf<{ items: { id: string; aal: string }[] }>(
    call(server, "/api/v1/me/sessions", { token }),
  );
  expect(list.body.items).toHaveLength(2);
  const [newest] = list.body.items;
  expect(newest).toMatchObject({ aal: "aal1", ip: "127.0.0.1", user_agent: expect.any(String) });
  const path = `/api/v1/me/sessions/${given(newest).id}`;
  expect((await call(server, path, { method: "DELETE", token: stranger.token })).status).toBe(404);
  expect((await call(server, path, { method: "DELETE", token })).status).toBe(204);
  expect((await call(server, path, { method: "DELETE", token })).status).toBe(404);
  const unknown = "/api/v1/me/sessions/unfug";
  expect((await call(server, unknown, { method: "DELETE", token })).status).toBe(404);
  expect((await other.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await client.getUser()).error).toBeNull();
});

test("an admin is appointed once, by a link for one use, and on record", async () => {
  const email = "leitung@example.org";
  expect(await makeAdmin(server.accounts, { email: "unfug", force: false })).toEqual({
    ok: false,
    error: "email_invalid",
  });
  const made = await makeAdmin(server.accounts, { email, force: false });
  if (!made.ok) throw new Error(made.error);
  const link = new URL(made.value.link);
  expect(link.origin + link.pathname).toBe(`${server.url}/auth/confirm`);
  const client = newClient(server);
  const token_hash = link.searchParams.get("token_hash") ?? "";
  expect((await client.verifyOtp({ token_hash, type: "recovery" })).error).toBeNull();
  expect((await client.updateUser({ password: "Sitzung-im-Mai" })).error).toBeNull();
  expect((await newClient(server).verifyOtp({ token_hash, type: "recovery" })).error?.code).toBe(
    "otp_expired",
  );
  const { access_token: token } = await sessionOf(client);
  const me = await answerOf(call(server, "/api/v1/me", { token }));
  expect(me.body).toMatchObject({ role: "admin", profile: { role: "admin" } });

  const second = { email: "zweite@example.org" };
  expect(await makeAdmin(server.accounts, { ...second, force: false })).toEqual({
    ok: false,
    error: "admin_exists",
  });
  const existing = await person(second.email);
  expect((await makeAdmin(server.accounts, { ...second, force: true })).ok).toBe(true);
  // A new admin signs in anew.
  expect((await call(server, "/api/v1/me", { token: existing.token })).status).toBe(401);
  const [user] = await db.select().from(authUsers).where(eq(authUsers.email, email));
  const log = await db
    .select()
    .from(authAuditLog)
    .where(eq(authAuditLog.user_id, given(user).id));
  expect(log.map(({ action }) => action)).toContain("admin_appointed");
});

test("the session of an admin ends after twelve hours", async () => {
  const client = newClient(server);
  await client.signInWithPassword({ email: "leitung@example.org", password: "Sitzung-im-Mai" });
  server.clock.offset += 11 * 3_600_000;
  expect((await client.refreshSession()).error).toBeNull();
  server.clock.offset += 2 * 3_600_000;
  expect((await client.refreshSession()).error?.code).toBe("session_expired");
});
