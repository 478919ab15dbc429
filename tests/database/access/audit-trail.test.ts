import { randomUUID } from "node:crypto";
import { and, eq, gt, max, sql } from "drizzle-orm";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { userRoles } from "#data/schema/accounts.ts";
import { auditLog } from "#data/schema/outbox.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { createApi } from "#server/api/api.ts";
import { auditSchema } from "#server/api/platform/schemas.ts";
import type { ApiEnv } from "#server/api/request/api-env.ts";
import { adminApi } from "#tests/support/admin-api.ts";
import { bookingApi, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  insertBooking,
  insertSpeaker,
  insertUser,
  refusal,
} from "#tests/support/database/records.ts";

const { db } = await testDatabase();
// The clock stands at 30 April 2026, 12:00 in Berlin.
const desk = bookingApi(db);
const cast = await castOf(db);
const { customer, speakerViewer, speaker } = cast;
const admin = { ...cast.admin, network: "198.51.100.0/24" };
await db.insert(userRoles).values({ user_id: admin.userId, role: "admin" });
const people = { speaker_id: speaker.id, customer_id: customer.userId };

const call = (viewer: Viewer, method: string, path: string, json?: unknown) =>
  desk.call(viewer, method, path, json === undefined ? {} : { json });
const read = async (path: string) => {
  const { status, body } = await call(admin, "GET", path);
  expect(status).toBe(200);
  return body;
};

async function refusedFor(method: string, path: string): Promise<void> {
  for (const [viewer, status] of [
    [VISITOR, 401],
    [customer, 403],
    [speakerViewer, 403],
  ] as const) {
    expect((await call(viewer, method, path)).status, `${method} ${path}`).toBe(status);
  }
}

test("the audit log is searched and filtered by admins alone", async () => {
  await db.insert(auditLog).values({
    actor: "customer",
    actor_id: customer.userId,
    action: "speaker.publish",
    object_type: "probe",
    object_id: "x-1",
    reason: "Weil es passt",
  });
  const found = auditSchema.strict().parse(await read("/admin/audit?object=probe&q=passt"));
  expect(found.items).toMatchObject([{ action: "speaker.publish", object_id: "x-1" }]);
  expect(found.objects).toContain("probe");
  expect(auditSchema.parse(await read("/admin/audit?object=probe&actor=admin")).total).toBe(0);
  expect(auditSchema.parse(await read("/admin/audit?object=probe&to=2020-01-01")).total).toBe(0);
  await refusedFor("GET", "/admin/audit");
  await refusedFor("GET", "/admin/audit.csv");
});

test("an export of exactly one part ends after it", async () => {
  await db.execute(sql`
    insert into audit_log (actor, action, object_type, object_id)
    select 'system', 'probe.count', 'many', n::text from generate_series(1, 1000) n`);
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set("viewer", admin);
    await next();
  });
  app.route("/api", createApi(desk.ctx));
  const answer = await app.request("/api/v1/admin/audit.csv?object=many");
  expect((await answer.text()).trim().split("\r\n")).toHaveLength(1001);
});

const users = adminApi(createApi(desk.ctx, undefined, undefined, adminApi.services));
const inquiry = (day: string) =>
  insertBooking(db, {
    ...people,
    booking_mode: "inquiry",
    status: "requested",
    event_date: isoDate(day),
  });
const reason = "Anruf vom 30. April";

/** Actions of an admin on other accounts: name in the log, request and object. */
const SENSITIVE: readonly (readonly [action: string, act: () => Promise<string>])[] = [
  [
    "booking.decline",
    async () => {
      const { id } = await inquiry("2031-01-01");
      const step = { event: "decline", reason };
      await call(admin, "POST", `/admin/bookings/${id}/transitions`, step);
      return id;
    },
  ],
  [
    "booking.adjust",
    async () => {
      const { id } = await inquiry("2031-01-02");
      await call(admin, "POST", `/admin/bookings/${id}/adjustments`, { net_cents: 100, reason });
      return id;
    },
  ],
  [
    "user.role",
    async () => {
      const id = await insertUser(db);
      await users(admin, "POST", `/admin/users/${id}/role`, { role: "speaker", reason });
      return id;
    },
  ],
  ...(["block", "end_sessions", "send_reset"] as const).map(
    (action) =>
      [
        `user.${action}`,
        async () => {
          const id = await insertUser(db);
          await users(admin, "POST", `/admin/users/${id}/actions`, { action, reason });
          return id;
        },
      ] as const,
  ),
  ...(["view", "export"] as const).map(
    (look) =>
      [
        `user.${look}`,
        async () => {
          const id = await insertUser(db);
          await users(admin, "POST", `/admin/users/${id}/${look}`, { reason });
          return id;
        },
      ] as const,
  ),
  [
    "user.delete",
    async () => {
      const id = await insertUser(db);
      const json = { confirmation: `${id}@test.example`, reason };
      await users(admin, "POST", `/admin/users/${id}/deletion`, json);
      return id;
    },
  ],
  [
    "speaker.delete",
    async () => {
      const { id, name } = await insertSpeaker(db);
      await call(admin, "POST", `/admin/speakers/${id}/deletion`, { confirmation: name, reason });
      return id;
    },
  ],
  [
    "speaker.pause",
    async () => {
      const { id } = await insertSpeaker(db);
      const request = { ids: [id], action: "pause", reason };
      await call(admin, "POST", "/admin/speakers/actions", request);
      return id;
    },
  ],
  [
    "setting.change",
    async () => {
      const value = { is_shown: true, text: "Wartung" };
      await call(admin, "PUT", "/admin/settings/maintenance_banner", { value, version: null });
      return "maintenance_banner";
    },
  ],
];

test.each(SENSITIVE)(
  "%s leaves one row: who, what, to whom and from where [SEC-45]",
  async (action, act) => {
    const [newest] = await db.select({ id: max(auditLog.id) }).from(auditLog);
    const objectId = await act();
    const rows = await db
      .select()
      .from(auditLog)
      .where(and(gt(auditLog.id, newest?.id ?? 0), eq(auditLog.object_id, objectId)));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      action,
      actor: "admin",
      actor_id: admin.userId,
      ip_prefix: admin.network,
    });
  },
);

test("no row of the log can be changed or taken away [SEC-45]", async () => {
  await db.insert(auditLog).values({
    actor: "admin",
    action: "probe",
    object_type: "probe",
    object_id: randomUUID(),
  });
  for (const change of [
    sql`update audit_log set actor_id = null`,
    sql`delete from audit_log`,
    sql`truncate audit_log`,
  ]) {
    expect(await refusal(db.execute(change))).not.toBe("accepted");
  }
});
