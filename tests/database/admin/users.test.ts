import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { userRoles } from "#data/schema/accounts.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { auditLog, outbox } from "#data/schema/outbox.ts";
import { createApi } from "#server/api/api.ts";
import { adminApi } from "#tests/support/admin-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking, insertUser } from "#tests/support/database/records.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const ask = adminApi(createApi(testCtx(db), undefined, undefined, adminApi.services));
const [adminId, secondId] = [await insertUser(db), await insertUser(db)];
await db.insert(userRoles).values([
  { user_id: adminId, role: "admin" },
  { user_id: secondId, role: "admin" },
]);
const admin = signedIn("admin", adminId);
const second = signedIn("admin", secondId);

test("accounts are listed with the role that counts [ADMIN-15]", async () => {
  const id = await insertUser(db);
  await db.insert(userRoles).values({ user_id: id, role: "speaker" });
  const found = await ask(admin, "GET", `/admin/users?q=${id}`);
  expect(found.body).toMatchObject({
    total: 1,
    items: [{ id, role: "speaker", state: "unverified" }],
  });
});

test("accounts leave as a file with the words of the screen", async () => {
  const userId = await insertUser(db);
  await db
    .update(authUsers)
    .set({ email: "akte@test.example", email_confirmed_at: new Date() })
    .where(eq(authUsers.id, userId));
  const { text } = await ask(admin, "GET", "/admin/users.csv?q=akte@test.example");
  const [, row] = text.trim().split("\r\n");
  expect(row).toContain(";Kunde;Aktiv;");
});

test("accounts get another role with a reason, on record; no admin changes their own", async () => {
  const id = await insertUser(db);
  const change = { role: "speaker", reason: "Neue Kollegin" };
  expect(await ask(admin, "POST", `/admin/users/${id}/role`, change)).toMatchObject({
    status: 200,
    body: { state: "done" },
  });
  const isChange = and(eq(auditLog.object_id, id), eq(auditLog.action, "user.role"));
  expect(await db.select().from(auditLog).where(isChange)).toMatchObject([
    {
      actor_id: adminId,
      before: { role: "customer" },
      after: { role: "speaker" },
      reason: change.reason,
    },
  ]);
  const own = await ask(admin, "POST", `/admin/users/${adminId}/role`, change);
  expect(own).toMatchObject({ status: 403, body: { error: { code: "self" } } });
});

test("accounts become admins only when a second admin confirms it", async () => {
  const id = await insertUser(db);
  const path = `/admin/users/${id}/role`;
  const appoint = { role: "admin", reason: "Neue Kollegin" };
  const roleOf = async () => (await ask(admin, "GET", `/admin/users/${id}`)).body.role;
  for (const _ of [1, 2]) {
    const asked = await ask(admin, "POST", path, appoint);
    expect(asked).toMatchObject({ status: 200, body: { state: "waiting" } });
    expect(await roleOf()).toBe("customer");
  }
  const waiting = await ask(second, "GET", `/admin/users/${id}`);
  expect(waiting.body.grant).toMatchObject({ by: adminId, by_email: `${adminId}@test.example` });
  expect((await ask(second, "POST", path, appoint)).body).toEqual({ state: "done" });
  expect(await roleOf()).toBe("admin");
  // Once used, a confirmation does not serve again.
  await ask(admin, "POST", path, { role: "customer", reason: "Wechsel" });
  expect((await ask(second, "POST", path, appoint)).body).toEqual({ state: "waiting" });
  expect(await roleOf()).toBe("customer");
});

test("accounts are blocked, let in again, verified and sent a link", async () => {
  const id = await insertUser(db);
  const act = (action: string) => ask(admin, "POST", `/admin/users/${id}/actions`, { action });
  expect(await act("block")).toMatchObject({
    status: 422,
    body: { error: { fields: { reason: expect.any(String) } } },
  });
  const reason = "Mehrfach beleidigende Nachrichten.";
  const done = await ask(admin, "POST", `/admin/users/${id}/actions`, { action: "block", reason });
  expect(done.status).toBe(204);
  const told = await db.select().from(outbox).where(eq(outbox.kind, "mail.account_blocked"));
  expect(told).toMatchObject([{ payload: { to: `${id}@test.example`, data: { reason } } }]);
  const [blocked] = await db.select().from(authUsers).where(eq(authUsers.id, id));
  expect(blocked?.banned_until?.getUTCFullYear()).toBe(9999);
  expect((await act("unblock")).status).toBe(204);
  expect((await act("verify_email")).status).toBe(204);
  expect(await act("verify_email")).toMatchObject({
    status: 409,
    body: { error: { code: "already_verified" } },
  });
  expect((await act("reset_factor")).status).toBe(409);
  expect((await act("send_reset")).status).toBe(204);
  const mails = await db.select().from(outbox).where(eq(outbox.kind, "mail.recovery"));
  expect(mails).toMatchObject([{ payload: { to: `${id}@test.example` } }]);
});

test("accounts are looked at and handed their data for a reason only, on record", async () => {
  const id = await insertUser(db);
  await insertBooking(db, { customer_id: id, event_title: "Klausur" });
  expect((await ask(admin, "POST", `/admin/users/${id}/view`, { reason: "" })).status).toBe(422);
  const view = await ask(admin, "POST", `/admin/users/${id}/view`, { reason: "Anruf vom 30.4." });
  expect(view.body).toMatchObject({
    bookings: [{ event_title: "Klausur" }],
    invoices: [],
    conversations: [],
    notices: [],
  });
  const data = await ask(admin, "POST", `/admin/users/${id}/export`, { reason: "Art. 15" });
  expect(data.status).toBe(200);
  const log = await db.select().from(auditLog).where(eq(auditLog.object_id, id));
  expect(log.map(({ action }) => action)).toEqual(["user.view", "user.export"]);
});

test("accounts are deleted with their address as confirmation, unless a booking is open", async () => {
  const id = await insertUser(db);
  const remove = (confirmation: string) =>
    ask(admin, "POST", `/admin/users/${id}/deletion`, { confirmation, reason: "Wunsch" });
  expect((await remove("falsch@test.example")).status).toBe(422);
  const booking = await insertBooking(db, { customer_id: id });
  expect(await remove(`${id}@test.example`)).toMatchObject({
    status: 409,
    body: { error: { code: "open_bookings" } },
  });
  const busy = await insertUser(db);
  expect(booking.customer_id).not.toBe(busy);
  const gone = await ask(admin, "POST", `/admin/users/${busy}/deletion`, {
    confirmation: `${busy}@test.example`,
    reason: "Wunsch",
  });
  expect(gone.status).toBe(204);
  expect((await ask(admin, "GET", `/admin/users/${busy}`)).status).toBe(404);
  // The mail says who did it: its reader has not asked for anything.
  const farewells = await db.select().from(outbox).where(eq(outbox.kind, "mail.account_deleted"));
  expect(farewells.map(({ payload }) => payload)).toMatchObject([
    { to: `${busy}@test.example`, data: { deleted_by: "admin" } },
  ]);
});
