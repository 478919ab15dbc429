import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { idempotencyKeys } from "#data/schema/accounts.ts";
import { authMfaFactors, authSessions } from "#data/schema/auth/auth-sessions.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { analyticsProfileViews, bookingFunnelEvents } from "#data/schema/insights.ts";
import { mails } from "#data/schema/mail.ts";
import { outbox } from "#data/schema/outbox.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertSpeaker, insertUser, refusal } from "#tests/support/database/records.ts";

const { db } = await testDatabase();

test("a profile view has seven fields, also without a signed-in viewer [ENT-50]", async () => {
  const { id: speaker_id } = await insertSpeaker(db);
  const [view] = await db
    .insert(analyticsProfileViews)
    .values({ speaker_id, ref: "/themen", session_id: "s-1" })
    .returning();
  const { id, ...row } = given(view);
  expect(row).toEqual({
    speaker_id,
    user_id: null,
    ref: "/themen",
    session_id: "s-1",
    occurred_at: expect.any(Date),
    time_spent_seconds: null,
    exited_at: null,
  });
  const leave = sql`update analytics_profile_views set time_spent_seconds = -1 where id = ${id}`;
  expect(await refusal(db.execute(leave))).toBe("23514 analytics_profile_views_time_spent");
});

test("a funnel event has five fields and a known step [ENT-51]", async () => {
  const { id: speaker_id } = await insertSpeaker(db);
  const [event] = await db
    .insert(bookingFunnelEvents)
    .values({ speaker_id, session_id: "s-1", step: "view_profile" })
    .returning();
  const { id, ...row } = given(event);
  expect(row).toEqual({
    session_id: "s-1",
    user_id: null,
    speaker_id,
    step: "view_profile",
    occurred_at: expect.any(Date),
  });
  const unknown = sql`update booking_funnel_events set step = 'daydream' where id = ${id}`;
  expect(await refusal(db.execute(unknown))).toBe("23514 booking_funnel_events_step");
});

test("numbers stay when an account goes", async () => {
  const user_id = await insertUser(db);
  const { id: speaker_id } = await insertSpeaker(db);
  await db.insert(analyticsProfileViews).values({ speaker_id, user_id });
  await db.delete(authUsers).where(eq(authUsers.id, user_id));
  const rows = await db
    .select()
    .from(analyticsProfileViews)
    .where(eq(analyticsProfileViews.speaker_id, speaker_id));
  expect(rows.map((row) => row.user_id)).toEqual([null]);
});

test("an effect is queued once per key and is due at once", async () => {
  const job = { kind: "mail", payload: { booking: 1 }, dedupe_key: "mail:1" };
  await db.insert(outbox).values(job);
  const again = await db.insert(outbox).values(job).onConflictDoNothing().returning();
  expect(again).toEqual([]);
  const [row] = await db.select().from(outbox).where(eq(outbox.dedupe_key, "mail:1"));
  expect(given(row)).toMatchObject({ attempts: 0, max_attempts: 20, done_at: null });
  expect(given(row).run_at.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
});

test("an idempotency key belongs to one person", async () => {
  const [first, second] = [await insertUser(db), await insertUser(db)];
  const request = { key: "drawer-0001", request_hash: "h" };
  await db.insert(idempotencyKeys).values({ ...request, user_id: first });
  await db.insert(idempotencyKeys).values({ ...request, user_id: second });
  const again = db.insert(idempotencyKeys).values({ ...request, user_id: first });
  expect(await refusal(again)).toBe("23505 idempotency_keys_user_id_key_pk");
});

test.each(["a@test.example, b@test.example", "a@test.example\r\nBcc: b@x", "a@x;b@y", "nobody"])(
  "a mail has one address, not %j",
  async (to_address) => {
    const text = { subject: "Hallo", text: "Hallo", html: "<p>Hallo</p>" };
    const mail = { template_key: "test", message_id: `<${to_address}>`, to_address, ...text };
    expect(await refusal(db.insert(mails).values(mail))).toBe("23514 mails_one_address");
  },
);

test("an address belongs to one living account", async () => {
  const email = "doppelt@test.example";
  const [first] = await db.insert(authUsers).values({ email }).returning();
  expect(await refusal(db.insert(authUsers).values({ email }))).toBe("23505 users_email_live");
  const upper = db.insert(authUsers).values({ email: "Gross@test.example" });
  expect(await refusal(upper)).toBe("23514 users_email_lower");
  await db
    .update(authUsers)
    .set({ deleted_at: new Date() })
    .where(eq(authUsers.id, given(first).id));
  expect(await refusal(db.insert(authUsers).values({ email }))).toBe("accepted");
});

test("secrets are bytes of the right length, factors have what their type needs", async () => {
  const user_id = await insertUser(db);
  const session = { user_id, amr: [], not_after: new Date("2031-01-01T00:00:00Z") };
  const secret = Buffer.alloc(32, 7);
  const [row] = await db
    .insert(authSessions)
    .values({ ...session, refresh_secret: secret })
    .returning();
  expect(secret.equals(given(row).refresh_secret)).toBe(true);
  const short = db.insert(authSessions).values({ ...session, refresh_secret: Buffer.alloc(8) });
  expect(await refusal(short)).toBe("23514 sessions_refresh_secret");
  const factor = db.insert(authMfaFactors).values({ user_id, factor_type: "totp" });
  expect(await refusal(factor)).toBe("23514 mfa_factors_secret");
});
