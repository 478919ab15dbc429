import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { purge, RETENTION_RULES } from "#data/queries/platform/retention.ts";
import { idempotencyKeys } from "#data/schema/accounts.ts";
import { assistantConversations } from "#data/schema/assistant.ts";
import {
  authFlowStates,
  authOneTimeTokens,
  authSessions,
} from "#data/schema/auth/auth-sessions.ts";
import { authAuditLog, authRateLimits } from "#data/schema/auth/auth-users.ts";
import { webhookEvents } from "#data/schema/billing/invoices.ts";
import { bookings } from "#data/schema/bookings.ts";
import { contentReports, goneAddresses } from "#data/schema/content.ts";
import {
  analyticsProfileViews,
  bookingFunnelEvents,
  emptySearches,
} from "#data/schema/insights.ts";
import { mails } from "#data/schema/mail.ts";
import { liveEvents, outbox } from "#data/schema/outbox.ts";
import { signedPreviewLinks } from "#data/schema/signed-preview-links.ts";
import { berlinDay, isoDate } from "#domain/time/iso-date.ts";
import { anonymizeOldInquiries } from "#features/bookings/change/anonymize-old-inquiries.server.ts";
import { cleanUp, startCleanup } from "#server/jobs/cleanup.ts";
import { createMetricsRegistry } from "#server/process/metrics-registry.ts";
import { insertInvoice } from "#tests/support/billing/insert-invoice.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking, insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { eventually } from "#tests/support/eventually.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { captureLog } from "#tests/support/test-edge.ts";

const database = await testDatabase();
const { db } = database;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ago = (ms: number) => new Date(Date.now() - ms);

/** Two rows of everything that ages: one just too old, one just young enough. */
async function fill(): Promise<void> {
  const [user_id, other_id] = [await insertUser(db), await insertUser(db)];
  const { id: speaker_id } = await insertSpeaker(db);
  const pairs = <T>(oldMs: number, youngMs: number, row: (at: Date) => T): [T, T] => [
    row(ago(oldMs)),
    row(ago(youngMs)),
  ];
  await db.insert(idempotencyKeys).values(
    pairs(49 * HOUR_MS, 47 * HOUR_MS, (created_at) => {
      return { user_id, key: randomUUID(), request_hash: "x", created_at };
    }),
  );
  await db
    .insert(liveEvents)
    .values(pairs(25 * HOUR_MS, 23 * HOUR_MS, (created_at) => ({ topic: "x", created_at })));
  await db.insert(authOneTimeTokens).values(
    pairs(25 * HOUR_MS, -HOUR_MS, (expires_at) => ({
      user_id: expires_at < new Date() ? user_id : other_id,
      token_type: "signup" as const,
      token_hash: randomBytes(32),
      otp_mac: randomBytes(32),
      relates_to: "a@test.example",
      expires_at,
    })),
  );
  await db.insert(signedPreviewLinks).values(
    pairs(31 * DAY_MS, DAY_MS, (expires_at) => ({
      token_hash: randomBytes(32),
      kind: "post" as const,
      object_id: speaker_id,
      expires_at,
    })),
  );
  await db.insert(goneAddresses).values(
    pairs(732 * DAY_MS, 729 * DAY_MS, (created_at) => ({
      path_hash: randomBytes(32),
      created_at,
    })),
  );
  await db.insert(authFlowStates).values(
    pairs(25 * HOUR_MS, -HOUR_MS, (expires_at) => ({
      method: "otp" as const,
      code_challenge: "x".repeat(43),
      redirect_to: "/",
      expires_at,
    })),
  );
  await db
    .insert(authRateLimits)
    .values(
      pairs(HOUR_MS, -HOUR_MS, (at) => ({ key: randomUUID(), points: 1, expire: at.getTime() })),
    );
  await db.insert(authSessions).values(
    pairs(31 * DAY_MS, 29 * DAY_MS, (not_after) => {
      return { user_id, amr: [], refresh_secret: randomBytes(32), not_after };
    }),
  );
  await db
    .insert(authAuditLog)
    .values(pairs(182 * DAY_MS, 179 * DAY_MS, (at) => ({ at, action: "login" })));
  await db
    .insert(analyticsProfileViews)
    .values(pairs(400 * DAY_MS, 360 * DAY_MS, (occurred_at) => ({ speaker_id, occurred_at })));
  await db
    .insert(emptySearches)
    .values(pairs(420 * DAY_MS, 360 * DAY_MS, (at) => ({ day: berlinDay(+at), term: "yoga" })));
  await db.insert(bookingFunnelEvents).values(
    pairs(400 * DAY_MS, 360 * DAY_MS, (occurred_at) => {
      return { speaker_id, step: "open_drawer" as const, occurred_at };
    }),
  );
  await db.insert(assistantConversations).values(
    pairs(91 * DAY_MS, 89 * DAY_MS, (updated_at) => {
      return { session_key: randomUUID(), updated_at };
    }),
  );
  await db
    .insert(outbox)
    .values([
      ...pairs(91 * DAY_MS, 89 * DAY_MS, (done_at) => ({ kind: "x", done_at })),
      { kind: "x", created_at: ago(400 * DAY_MS), failed_at: ago(399 * DAY_MS) },
    ]);
  await db.insert(webhookEvents).values(
    pairs(91 * DAY_MS, 89 * DAY_MS, (received_at) => {
      const event_id = randomUUID();
      return { provider: "stripe" as const, event_id, type: "x", payload: {}, received_at };
    }),
  );
  const mail = {
    template_key: "x",
    to_address: "a@test.example",
    subject: "x",
    text: "",
    html: "",
  };
  const { id: booking_id } = await insertBooking(db);
  await insertInvoice(db, booking_id);
  await db.insert(mails).values([
    ...pairs(91 * DAY_MS, 89 * DAY_MS, (created_at) => {
      return { ...mail, message_id: randomUUID(), status: "captured" as const, created_at };
    }),
    {
      ...mail,
      message_id: randomUUID(),
      status: "sent",
      booking_id,
      created_at: ago(400 * DAY_MS),
    },
  ]);
  const report = {
    kind: "speaker" as const,
    address: "/speaker/x",
    reason: "other" as const,
    explanation: "x",
    reporter_name: "x",
    reporter_email: "a@test.example",
  };
  await db
    .insert(contentReports)
    .values([
      ...pairs(1097 * DAY_MS, 1090 * DAY_MS, (handled_at) => ({ ...report, handled_at })),
      { ...report, created_at: ago(2000 * DAY_MS) },
    ]);
}

const parts = () => ({ database, log: captureLog().log, metrics: createMetricsRegistry() });

test("everything is kept as long as it must and no longer", async () => {
  await fill();
  const metrics = createMetricsRegistry();
  const deleted = await cleanUp({ ...parts(), metrics });
  const aged = RETENTION_RULES.filter((rule) => rule !== "mfa_challenges");
  expect(deleted).toEqual(Object.fromEntries(aged.map((rule) => [rule, 1])));
  expect(metrics.render()).toContain('retention_deleted_total{rule="sessions"} 1');
  expect(await cleanUp(parts())).toEqual({});
  expect(await db.$count(mails)).toBe(2);
  expect(await db.$count(outbox)).toBe(2);
  expect(await db.$count(webhookEvents)).toBe(1);
});

test("who asked for what is forgotten after two years, what was sold with its invoice", async () => {
  const old = { created_at: ago(740 * DAY_MS), event_date: isoDate("2024-01-10") };
  const inquiry = { booking_mode: "inquiry", status: "declined", ...old } as const;
  const young = { ...inquiry, created_at: ago(700 * DAY_MS) };
  const [asked, recent, sold, over] = [
    await insertBooking(db, inquiry),
    await insertBooking(db, young),
    await insertBooking(db, { status: "completed", ...old }),
    await insertBooking(db, { status: "completed", ...old, event_date: isoDate("2010-01-10") }),
  ];
  const billed = await insertBooking(db, { status: "cancelled", ...old });
  await insertInvoice(db, billed.id);
  const ctx = testCtx(db, { now: () => new Date() });
  expect(await anonymizeOldInquiries(ctx)).toBe(2);
  const names = async (ids: readonly { id: string }[]) => {
    const rows = await db.select().from(bookings);
    return ids.map(({ id }) => rows.find((row) => row.id === id)?.contact_person);
  };
  expect(await names([asked, over])).toEqual(["Unbekannt", "Unbekannt"]);
  expect(await names([recent, sold, billed])).not.toContain("Unbekannt");
  expect(await anonymizeOldInquiries(ctx)).toBe(0);
});

test("large amounts go in batches", async () => {
  const events = Array.from({ length: 25 }, () => ({ topic: "x", created_at: ago(2 * DAY_MS) }));
  await db.insert(liveEvents).values(events);
  expect(await cleanUp({ ...parts(), batch: 10 })).toEqual({ live_events: 25 });
});

test("only one process cleans up at a time", async () => {
  if (database.engine === "pglite") {
    // One connection cannot compete with itself; the lock is taken and given back all the same.
    expect(await purge(db, "live_events", { batch: 10 })).toBe(0);
    return;
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(4701960)`);
    expect(await purge(db, "live_events", { batch: 10 })).toBeNull();
  });
  expect(await purge(db, "live_events", { batch: 10 })).toBe(0);
});

test("runs by itself and ends when asked", async () => {
  await db.insert(liveEvents).values({ topic: "x", created_at: ago(2 * DAY_MS) });
  const isGone = async () =>
    (await db.$count(liveEvents, sql`created_at < now() - interval '1 day'`)) === 0;
  const cleanup = startCleanup({ ...parts(), firstAfterMs: 1, everyMs: 5 });
  await eventually(isGone);
  await db.insert(liveEvents).values({ topic: "x", created_at: ago(2 * DAY_MS) });
  await eventually(isGone);
  await cleanup.stop();
});
