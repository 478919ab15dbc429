import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { userRoles } from "#data/schema/accounts.ts";
import { authAuditLog, authUsers } from "#data/schema/auth/auth-users.ts";
import type { SecurityEvent } from "#domain/account/security-event.ts";
import { VISITOR } from "#features/ctx.ts";
import { securitySchema } from "#server/api/accounts/schemas-admin.ts";
import { createApi } from "#server/api/api.ts";
import { adminApi } from "#tests/support/admin-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertUser } from "#tests/support/database/records.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const NOW = new Date("2026-04-30T10:00:00Z");
const ask = adminApi(
  createApi(testCtx(db, { now: () => NOW }), undefined, undefined, adminApi.services),
);
const admin = { ...signedIn("admin", await insertUser(db)), network: "198.51.100.0/24" };
await db.insert(userRoles).values({ user_id: admin.userId, role: "admin" });
const owner = await insertUser(db);

const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
type Row = Omit<typeof authAuditLog.$inferInsert, "action"> & { action: SecurityEvent };
const record = (...rows: Row[]) => db.insert(authAuditLog).values(rows);

async function list(search = "") {
  const { status, body } = await ask(admin, "GET", `/admin/security-events${search}`);
  expect(status).toBe(200);
  return securitySchema.strict().parse(body);
}

await record(
  {
    action: "login_failed",
    at: hoursAgo(1),
    user_id: owner,
    ip: "203.0.113.7",
    user_agent: "curl",
  },
  { action: "login_failed", at: hoursAgo(30), ip: "203.0.113.8" },
  {
    action: "limit_reached",
    at: hoursAgo(2),
    ip: "2001:db8::/64",
    detail: { subject: "places", times: 41 },
  },
  {
    action: "account_locked",
    at: hoursAgo(3),
    user_id: owner,
    detail: { subject: "login_account" },
  },
  { action: "login", at: hoursAgo(200), user_id: owner, detail: { method: "password" } },
);

test("only admins read and export security events [SEC-54]", async () => {
  for (const [viewer, status] of [
    [VISITOR, 401],
    [signedIn("customer", owner), 403],
    [signedIn("speaker", owner), 403],
  ] as const) {
    for (const path of ["/admin/security-events", "/admin/security-events.csv"]) {
      expect((await ask(viewer, "GET", path)).status, path).toBe(status);
    }
  }
});

test("events are listed newest first and narrowed by kind, account, period and words [SEC-54]", async () => {
  const all = await list();
  expect(all.items.map(({ event }) => event)).toEqual([
    "login_failed",
    "limit_reached",
    "account_locked",
    "login_failed",
    "login",
  ]);
  expect(all.items[0]).toMatchObject({
    user_id: owner,
    address: "203.0.113.7",
    user_agent: "curl",
  });
  expect(all.items[1]).toMatchObject({ user_id: null, email: null, address: "2001:db8::/64" });
  const totals = async (search: string) => (await list(search)).total;
  expect(await totals("?event=login_failed")).toBe(2);
  expect(await totals("?group=defence")).toBe(2);
  expect(await totals("?group=defence&event=login")).toBe(0);
  expect(await totals(`?user=${owner}`)).toBe(3);
  expect(await totals("?period=day")).toBe(3);
  expect(await totals("?period=week")).toBe(4);
  expect(await totals("?to=2026-04-29")).toBe(2);
  expect(await totals("?q=203.0.113.8")).toBe(1);
  for (const bad of ["event=x", "group=x", "period=year", "user=7", "from=gestern"]) {
    expect((await ask(admin, "GET", `/admin/security-events?${bad}`)).status, bad).toBe(400);
  }
});

test("each number above the list is the number of rows behind it [SEC-54]", async () => {
  const { summary } = await list("?group=account");
  expect(summary).toEqual([
    { event: "login_failed", count: 1 },
    { event: "account_locked", count: 1 },
    { event: "limit_reached", count: 1 },
  ]);
  for (const { event, count } of summary) {
    expect((await list(`?event=${event}&period=day`)).total).toBe(count);
  }
});

test("the file says the same in German and keeps the filter [SEC-54]", async () => {
  const { text } = await ask(admin, "GET", "/admin/security-events.csv?group=defence");
  const lines = text.trim().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain("Zeitpunkt;Bereich;Ereignis;Einzelheiten;Konto;Durch;Adresse;Gerät");
  expect(lines[1]).toContain("Anfragegrenze erreicht");
  expect(lines[1]).toContain("Ortssuche; danach noch 41-mal");
  expect(text).not.toMatch(/limit_reached|login_account|account_locked/);
});

test("a deleted user is told apart by nothing but the id of the shell [SEC-54]", async () => {
  const gone = await insertUser(db);
  await record({ action: "logout", at: hoursAgo(400), user_id: gone });
  await db.update(authUsers).set({ deleted_at: NOW }).where(eq(authUsers.id, gone));
  expect((await list(`?user=${gone}`)).items).toMatchObject([{ user_id: gone, email: null }]);
});

/** What an admin does to an account, and the event its owner and every other admin find. */
const DEEDS: readonly (readonly [SecurityEvent, string, object])[] = [
  ["account_blocked", "actions", { action: "block", reason: "Missbrauch" }],
  ["account_unblocked", "actions", { action: "unblock", reason: "Geklärt" }],
  ["session_revoked", "actions", { action: "end_sessions", reason: "Gerät verloren" }],
  ["recovery_requested", "actions", { action: "send_reset", reason: null }],
  ["role_changed", "role", { role: "speaker", reason: "Anruf" }],
  ["account_viewed", "view", { reason: "Rückfrage" }],
  ["data_exported", "export", { reason: "Auskunft" }],
];

test.each(DEEDS)(
  "%s by an admin names both and the network [SEC-54]",
  async (event, path, body) => {
    const id = await insertUser(db);
    const { status } = await ask(admin, "POST", `/admin/users/${id}/${path}`, body);
    expect(status).toBeLessThan(300);
    const rows = await db.select().from(authAuditLog).where(eq(authAuditLog.user_id, id));
    expect(rows).toMatchObject([{ action: event, actor_id: admin.userId, ip: "198.51.100.0/24" }]);
  },
);

test("what an admin may not do leaves no event", async () => {
  const id = randomUUID();
  const body = { action: "block", reason: "Missbrauch" };
  expect((await ask(admin, "POST", `/admin/users/${id}/actions`, body)).status).toBe(404);
  expect(await db.select().from(authAuditLog).where(eq(authAuditLog.user_id, id))).toEqual([]);
});
