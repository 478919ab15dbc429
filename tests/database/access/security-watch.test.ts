import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { authAuditLog } from "#data/schema/auth/auth-users.ts";
import type { Incident } from "#domain/account/security-event.ts";
import { createMetricsRegistry } from "#server/process/metrics-registry.ts";
import { openSecurityWatch } from "#server/services/security-watch.ts";
import { afterwards } from "#tests/support/afterwards.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertUser } from "#tests/support/database/records.ts";
import { captureLog } from "#tests/support/test-edge.ts";

const { db } = await testDatabase();
const owner = await insertUser(db);
let subject = "";
let clock = new Date();
beforeEach(({ task }) => {
  subject = task.id;
  clock = new Date();
});

function open(mostKept?: number) {
  const metrics = createMetricsRegistry();
  const parts = { db, now: () => clock, log: captureLog().log, metrics, sweepMs: 3_600_000 };
  const watch = openSecurityWatch({ ...parts, ...(mostKept && { mostKept }) });
  afterwards(() => watch.stop());
  const hit = (more: Partial<Incident> = {}) =>
    watch.note({ event: "limit_reached", subject, sender: "203.0.113.7", ...more });
  return { watch, metrics, hit };
}

const rows = async () => {
  const all = await db.select().from(authAuditLog).orderBy(desc(authAuditLog.id));
  return all.filter(({ detail }) => detail.subject === subject).reverse();
};

test("a thousand refusals of one sender are two rows an hour [SEC-54]", async () => {
  const { watch, hit } = open();
  for (let n = 0; n < 1_000; n += 1) hit();
  await watch.sweep();
  expect(await rows()).toMatchObject([
    { action: "limit_reached", ip: "203.0.113.7", user_id: null, detail: { subject } },
  ]);
  clock = new Date(clock.getTime() + 3_600_000);
  await watch.sweep();
  expect((await rows()).map(({ detail }) => detail.times)).toEqual([undefined, 999]);
  hit();
  await watch.stop();
  expect(await rows()).toHaveLength(3);
});

test("an account that is attacked from everywhere is one row, too [SEC-54]", async () => {
  const { watch, hit } = open();
  for (let n = 1; n < 50; n += 1) {
    hit({ event: "account_locked", sender: `198.51.100.${n}`, userId: owner });
  }
  await watch.stop();
  expect(await rows()).toMatchObject([
    { action: "account_locked", user_id: owner, ip: "198.51.100.1" },
    { detail: { times: 48 } },
  ]);
});

test("senders beyond the number that is kept are counted together [SEC-54]", async () => {
  const { watch, hit } = open(3);
  for (let n = 0; n < 500; n += 1) hit({ sender: `2001:db8:0:${n.toString(16)}::/64` });
  await watch.stop();
  const found = await rows();
  expect(found.map(({ ip }) => ip)).toEqual([
    "2001:db8::/64",
    "2001:db8:0:1::/64",
    "2001:db8:0:2::/64",
    null,
    null,
  ]);
  expect(found.at(-1)?.detail).toEqual({ subject, times: 496 });
});

test("every refusal is in the metrics, and what is on record as a gauge [SEC-54]", async () => {
  const { watch, metrics, hit } = open();
  hit();
  hit({ sender: "no address" });
  await watch.sweep();
  expect(metrics.render()).toContain(
    `security_incidents_total{kind="limit_reached",subject="${subject}"} 2`,
  );
  expect(metrics.render()).toMatch(/security_events_last_hour\{kind="limit_reached"\} \d+/);
  expect((await rows()).map(({ ip }) => ip)).toEqual(["203.0.113.7", null]);
});

test("a database that is away costs the row and nothing else [SEC-54]", async () => {
  const { log, lines } = captureLog();
  const away = { insert: () => ({ values: () => Promise.reject(new Error("away")) }) };
  const parts = { db: away as never, now: () => clock, log, metrics: createMetricsRegistry() };
  const watch = openSecurityWatch(parts);
  watch.note({ event: "upload_refused", subject });
  await watch.stop();
  expect(lines()).toMatchObject([{ msg: "an incident was not recorded" }]);
  expect(
    await db.select().from(authAuditLog).where(eq(authAuditLog.action, "upload_refused")),
  ).toEqual([]);
});
