import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { userRoles } from "#data/schema/accounts.ts";
import { bookingStatusHistory, bookings } from "#data/schema/bookings.ts";
import { contentReports } from "#data/schema/content.ts";
import { crmReminders } from "#data/schema/crm.ts";
import { bookingFunnelEvents, emptySearches } from "#data/schema/insights.ts";
import { mails } from "#data/schema/mail.ts";
import { outbox } from "#data/schema/outbox.ts";
import { withdrawals } from "#data/schema/withdrawals.ts";
import { EMPTY_QUERY } from "#domain/search/query.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { searchSpeakers } from "#features/discovery/search/search-speakers.server.ts";
import { mailHandlers } from "#features/mail/mail-handlers.server.ts";
import { remind } from "#features/platform/remind.server.ts";
import { jobsSchema, mailSchema, mailsSchema } from "#server/api/mail/schemas-outbox.ts";
import { analyticsSchema, remindersSchema } from "#server/api/platform/schemas.ts";
import { reportsSchema } from "#server/api/reports/schemas.ts";
import { bookingApi, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertBooking } from "#tests/support/database/records.ts";
import { eventually } from "#tests/support/eventually.ts";

const { db } = await testDatabase();
// The clock stands at 30 April 2026, 12:00 in Berlin.
const desk = bookingApi(db);
const cast = await castOf(db);
const { admin, customer, speakerViewer, speaker } = cast;
await db.insert(userRoles).values({ user_id: admin.userId, role: "admin" });
const people = { speaker_id: speaker.id, customer_id: customer.userId };

const call = (viewer: Viewer, method: string, path: string, json?: unknown) =>
  desk.call(viewer, method, path, json === undefined ? {} : { json });
const read = async (path: string) => {
  const { status, body } = await call(admin, "GET", path);
  expect(status).toBe(200);
  return body;
};

const STRANGERS = [
  [VISITOR, 401],
  [customer, 403],
  [speakerViewer, 403],
] as const;

async function refusedFor(method: string, path: string, json?: unknown): Promise<void> {
  for (const [viewer, status] of STRANGERS) {
    expect((await call(viewer, method, path, json)).status, `${method} ${path}`).toBe(status);
  }
}

describe("the outbox", () => {
  test("shows what failed with its error and starts it anew", async () => {
    const [job] = await db
      .insert(outbox)
      .values({
        kind: "mail.booking_offer",
        payload: { to: "kim@test.example", data: { link: "https://geheim.example" } },
        attempts: 20,
        failed_at: new Date("2026-04-30T08:00:00Z"),
        last_error: "550 unbekannt",
      })
      .returning();
    const { id } = given(job);
    const body = await read("/admin/outbox?state=failed&q=kim");
    expect(JSON.stringify(body)).not.toContain("geheim");
    expect(jobsSchema.strict().parse(body).items).toMatchObject([
      { id, to: "kim@test.example", last_error: "550 unbekannt", attempts: 20 },
    ]);
    await refusedFor("GET", "/admin/outbox");
    await refusedFor("POST", `/admin/outbox/${id}/retry`);
    expect((await call(admin, "POST", `/admin/outbox/${id}/retry`)).status).toBe(204);
    const [again] = await db.select().from(outbox).where(eq(outbox.id, id));
    expect(again).toMatchObject({ failed_at: null, attempts: 0 });
    expect((await call(admin, "POST", `/admin/outbox/${id}/retry`)).status).toBe(409);
    expect((await call(admin, "POST", "/admin/outbox/keine/retry")).status).toBe(404);
  });

  test("sends a kept mail again word for word, but none that opens an account or signs", async () => {
    const kept = (template_key: string) => ({
      template_key,
      message_id: `<${randomUUID()}@test.example>`,
      to_address: "kim@test.example",
      subject: "Ihr Angebot",
      text: "Guten Tag",
      html: "<p>Guten Tag</p>",
      status: "sent" as const,
    });
    const keys = ["booking_offer", "recovery", "contract_code", "speaker_claim"];
    const stored = await db.insert(mails).values(keys.map(kept)).returning();
    const [offer, ...secrets] = [given(stored[0]), ...stored.slice(1)];
    expect(mailsSchema.strict().parse(await read("/admin/mails?q=angebot")).total).toBe(4);
    expect(mailSchema.strict().parse(await read(`/admin/mails/${offer.id}`)).text).toBe(
      "Guten Tag",
    );
    await refusedFor("GET", "/admin/mails");
    await refusedFor("GET", `/admin/mails/${offer.id}`);
    await refusedFor("POST", `/admin/mails/${offer.id}/copy`);
    for (const { id } of secrets) {
      expect(await call(admin, "POST", `/admin/mails/${id}/copy`)).toMatchObject({
        status: 409,
        body: { error: { code: "secret_mail" } },
      });
    }
    expect((await call(admin, "POST", `/admin/mails/${offer.id}/copy`)).status).toBe(204);
    const [job] = await db.select().from(outbox).where(eq(outbox.kind, "mail-copy"));
    const { id, kind, payload, created_at } = given(job);
    const sent: unknown[] = [];
    const handler = mailHandlers({
      db,
      log: desk.ctx.log,
      frame: { publicUrl: desk.ctx.publicUrl },
      mailer: {
        keeps: true,
        send: async (mail) => {
          sent.push(mail);
          return { status: "captured" };
        },
      },
    })[kind];
    const claim = { id, kind, payload, attempt: 1, maxAttempts: 20, createdAt: created_at };
    expect(await handler?.(claim)).toEqual({ kind: "done" });
    expect(sent).toMatchObject([{ subject: "Ihr Angebot", text: "Guten Tag" }]);
  });
});

test("a report is decided once, with a reason that the reporter gets by mail", async () => {
  const [stored] = await db
    .insert(contentReports)
    .values({
      kind: "review",
      address: "/speaker/jemand",
      reason: "false_claim",
      explanation: "Diese Behauptung stimmt nicht.",
      reporter_name: "Kim Beispiel",
      reporter_email: "kim@test.example",
    })
    .returning();
  const { id } = given(stored);
  const path = `/admin/reports/content/${id}/decision`;
  const decision = { decision: "rejected", reason: "Die Angabe ist belegt." };
  await refusedFor("GET", "/admin/reports");
  await refusedFor("POST", path, decision);
  const open = reportsSchema.strict().parse(await read("/admin/reports?state=open"));
  expect(open.items).toMatchObject([{ id, subject: "content", decision: null }]);
  expect(await call(admin, "POST", path, { decision: "rejected", reason: " " })).toMatchObject({
    status: 422,
    body: { error: { fields: { reason: "Bitte nennen Sie einen Grund." } } },
  });
  expect((await call(admin, "POST", path, decision)).status).toBe(204);
  expect(await call(admin, "POST", path, decision)).toMatchObject({
    status: 409,
    body: { error: { code: "already_decided" } },
  });
  const [mail] = await db.select().from(outbox).where(eq(outbox.kind, "mail.report_decision"));
  expect(mail?.payload).toMatchObject({
    to: "kim@test.example",
    data: { reason: "Die Angabe ist belegt.", is_upheld: false },
  });
  expect(reportsSchema.parse(await read("/admin/reports?state=decided")).items).toMatchObject([
    { id, decision: "rejected" },
  ]);
  const unknown = `/admin/reports/message/${randomUUID()}/decision`;
  expect((await call(admin, "POST", unknown, decision)).status).toBe(404);
});

test("a withdrawal waits in the same list and is answered in its own words", async () => {
  const declared = { name: "Kim", reference: "WB-1", email: "kim@test.example" };
  const [stored] = await db.insert(withdrawals).values(declared).returning();
  const { id } = given(stored);
  const [open] = reportsSchema
    .strict()
    .parse(await read("/admin/reports?subject=withdrawal")).items;
  expect(open).toMatchObject({ id, explanation: "WB-1", address: null, decision: null });
  const decision = { decision: "upheld", reason: "Die Erstattung ist unterwegs." };
  await refusedFor("POST", `/admin/reports/withdrawal/${id}/decision`, decision);
  const done = await call(admin, "POST", `/admin/reports/withdrawal/${id}/decision`, decision);
  expect(done.status).toBe(204);
  const [mail] = await db.select().from(outbox).where(eq(outbox.kind, "mail.withdrawal_decision"));
  expect(mail?.payload).toMatchObject({ to: "kim@test.example", data: { is_upheld: true } });
});

describe("analytics", () => {
  test("count steps, categories, answers and endings, for admins alone", async () => {
    const seen = { speaker_id: speaker.id, occurred_at: new Date("2026-04-20T10:00:00Z") };
    await db.insert(bookingFunnelEvents).values([
      { ...seen, session_id: "a", step: "view_profile" },
      { ...seen, session_id: "b", step: "view_profile" },
      { ...seen, session_id: "b", step: "submit" },
      { ...seen, step: "view_profile" },
    ]);
    const inquiry = await insertBooking(db, {
      ...people,
      booking_mode: "inquiry",
      status: "declined",
      event_date: isoDate("2030-01-01"),
      created_at: new Date("2026-04-20T10:00:00Z"),
    });
    await db.insert(bookingStatusHistory).values({
      booking_id: inquiry.id,
      from_status: "requested",
      to_status: "declined",
      event: "decline",
      actor: "speaker",
      // Twelve hours to the second are still in the bar „bis 12 h“.
      at: new Date("2026-04-20T22:00:00Z"),
    });
    const data = analyticsSchema.strict().parse(await read("/admin/analytics?days=30"));
    expect(data).toMatchObject({ from: "2026-04-01", to: "2026-04-30" });
    expect(data.funnel[0]).toMatchObject({ step: "view_profile", count: 3 });
    expect(data.funnel[1]).toMatchObject({ count: 1, kept_percent: 33, lost: 2 });
    expect(data.funnel.at(-1)).toMatchObject({ count: 1, kept_percent: 100, lost: 0 });
    expect(data.answers.find(({ upto_hours }) => upto_hours === 12)?.count).toBe(1);
    expect(data.endings).toContainEqual({ event: "decline", actor: "speaker", count: 1 });
    expect(data.categories.length).toBeGreaterThan(5);
    expect(analyticsSchema.parse(await read("/admin/analytics?days=7")).funnel[0]?.count).toBe(0);
    expect((await call(admin, "GET", "/admin/analytics?days=8")).status).toBe(400);
    await refusedFor("GET", "/admin/analytics");
    await refusedFor("GET", "/admin/analytics.csv?table=funnel");
  });

  test("a search without a hit counts its words, and neither names nor people", async () => {
    const search = (q: string) => searchSpeakers(desk.ctx, { ...EMPTY_QUERY, q });
    for (const q of ["Quantenphysik", " quantenphysik ", "kim@test.example"]) await search(q);
    const counted = () => db.select().from(emptySearches);
    await eventually(async () => (await counted())[0]?.count === 2);
    expect(await counted()).toEqual([{ day: "2026-04-30", term: "quantenphysik", count: 2 }]);
    const data = analyticsSchema.parse(await read("/admin/analytics"));
    expect(data.searches).toEqual([{ term: "quantenphysik", count: 2 }]);
  });
});

describe("reminders", () => {
  test("arise once per rule and booking, and close when the booking has moved on", async () => {
    const booking = await insertBooking(db, {
      ...people,
      booking_mode: "inquiry",
      status: "requested",
      event_date: isoDate("2030-02-02"),
      created_at: new Date("2026-04-28T10:00:00Z"),
    });
    await remind(desk.ctx);
    await remind(desk.ctx);
    const own = () => db.select().from(crmReminders).where(eq(crmReminders.booking_id, booking.id));
    expect(await own()).toMatchObject([
      { rule_key: `unanswered:${booking.id}`, status: "open", due_on: "2026-04-29" },
    ]);
    const due = remindersSchema
      .strict()
      .parse(await read("/admin/reminders?status=open&time=overdue"));
    expect(due.items.map(({ booking_id }) => booking_id)).toContain(booking.id);
    await db.update(bookings).set({ status: "declined" }).where(eq(bookings.id, booking.id));
    await remind(desk.ctx);
    expect(await own()).toMatchObject([{ status: "cancelled", done_at: null }]);
  });

  test("are made, postponed, given away and closed with an outcome by admins alone", async () => {
    const wanted = { title: "Anrufen", due_on: "2026-05-04", booking_id: undefined };
    await refusedFor("GET", "/admin/reminders");
    await refusedFor("POST", "/admin/reminders", wanted);
    const made = await call(admin, "POST", "/admin/reminders", wanted);
    expect(made.status).toBe(201);
    const path = `/admin/reminders/${made.body.id}`;
    await refusedFor("PATCH", path, { status: "done" });
    const bad = [
      [{ title: " ", due_on: "2026-05-04" }, "title"],
      [{ title: "x", due_on: "morgen" }, "due_on"],
      [{ ...wanted, owner_id: customer.userId }, "owner_id"],
    ] as const;
    for (const [json, field] of bad) {
      const refused = await call(admin, "POST", "/admin/reminders", json);
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.body.error.fields)).toEqual([field]);
    }
    const nothing = { ...wanted, booking_id: randomUUID() };
    expect((await call(admin, "POST", "/admin/reminders", nothing)).status).toBe(422);
    expect((await call(admin, "PATCH", path, {})).status).toBe(422);
    expect((await call(admin, "PATCH", path, { due_on: "2026-05-11" })).status).toBe(204);
    const done = { status: "done", outcome: "Termin vereinbart" };
    expect((await call(admin, "PATCH", path, done)).status).toBe(204);
    expect((await call(admin, "PATCH", path, done)).status).toBe(404);
    const [row] = await db.select().from(crmReminders).where(eq(crmReminders.id, made.body.id));
    expect(row).toMatchObject({
      status: "done",
      outcome: "Termin vereinbart",
      due_on: "2026-05-11",
      owner_id: admin.userId,
    });
  });
});
