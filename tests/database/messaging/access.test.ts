import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { conversationMessages, messageReports } from "#data/schema/messaging.ts";
import { auditLog, outbox } from "#data/schema/outbox.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { createApi } from "#server/api/api.ts";
import { conversationPageSchema } from "#server/api/messaging/schemas.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given } from "#tests/support/database/records.ts";
import { insertPerson, messageApi } from "#tests/support/message-api.ts";
import { testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const { ask, raw, send } = messageApi(createApi(testCtx(db, { now: () => new Date() })));

const customer = await insertPerson(db, "customer");
const stranger = await insertPerson(db, "customer");
const speaker = await insertPerson(db, "speaker");
const otherSpeaker = await insertPerson(db, "speaker");
const admin = await insertPerson(db, "admin");
const opened = await ask(customer, "/conversations", { speaker_id: speaker.speakerId });
const talk = opened.body.id;
await send(customer, talk, "Guten Tag");
await send(speaker, talk, "Guten Tag");

describe("a foreign conversation", () => {
  const outsiders = { stranger, otherSpeaker, admin };

  test.each(Object.keys(outsiders) as (keyof typeof outsiders)[])(
    "does not exist for %s: not to read, write, mark, attach or report [SEC-10] [ROLE-30]",
    async (name) => {
      const viewer = outsiders[name];
      const { body: message } = await send(customer, talk, "Nur für uns beide");
      const before = await db.$count(conversationMessages);
      const path = `/conversations/${talk}`;
      const form = new FormData();
      form.set("file", new File(["%PDF-1.4\n%%EOF"], "a.pdf"));
      expect((await ask(viewer, path)).status).toBe(404);
      expect((await ask(viewer, `${path}/messages`)).status).toBe(404);
      expect((await send(viewer, talk, "Darf ich?")).status).toBe(404);
      expect((await ask(viewer, `${path}/read`, {})).status).toBe(404);
      expect((await raw(viewer, `${path}/attachments`, { form })).status).toBe(404);
      expect((await ask(viewer, `/messages/${message.id}/report`, { reason: "x" })).status).toBe(
        404,
      );
      const notice = { conversationId: talk };
      expect((await ask(viewer, "/functions/send-message-notification", notice)).status).toBe(404);
      expect(await db.$count(conversationMessages)).toBe(before);
      const unread = and(
        eq(conversationMessages.id, message.id),
        eq(conversationMessages.is_read, false),
      );
      expect(await db.$count(conversationMessages, unread)).toBe(1);
    },
  );

  test("visitors are asked to sign in everywhere, unknown ids lead nowhere", async () => {
    const path = `/conversations/${talk}`;
    for (const target of [path, `${path}/messages`, "/me/unread", "/me/notifications"]) {
      expect((await ask(VISITOR, target)).status).toBe(401);
    }
    expect((await send(VISITOR, talk, "Hallo")).status).toBe(401);
    expect((await ask(VISITOR, `${path}/read`, {})).status).toBe(401);
    expect((await ask(VISITOR, "/me/notifications/read", {})).status).toBe(401);
    expect((await send(customer, randomUUID(), "Hallo")).status).toBe(404);
    expect((await ask(customer, "/conversations/1'--")).status).toBe(404);
  });

  test("is read by admins only with a reason, which the log keeps", async () => {
    const path = `/admin/conversations/${talk}/inspection`;
    expect((await ask(admin, path, {})).status).toBe(400);
    expect((await ask(admin, path, { reason: "  " })).status).toBe(400);
    expect((await ask(customer, path, { reason: "Neugier" })).status).toBe(403);
    expect((await ask(VISITOR, path, { reason: "Neugier" })).status).toBe(401);
    const entries = and(eq(auditLog.action, "conversation.inspect"), eq(auditLog.object_id, talk));
    expect(await db.$count(auditLog, entries)).toBe(0);
    const { status, body } = await ask(admin, path, { reason: "Meldung prüfen" });
    expect(status).toBe(200);
    expect(body.messages.items.length).toBeGreaterThan(0);
    expect(await db.select().from(auditLog).where(entries)).toMatchObject([
      { actor: "admin", actor_id: admin.userId, reason: "Meldung prüfen" },
    ]);
  });
});

test("a received message can be reported, once per person; own ones cannot", async () => {
  const { body: message } = await send(speaker, talk, "Unpassend");
  const path = `/messages/${message.id}/report`;
  expect((await ask(customer, path, { reason: "" })).status).toBe(400);
  expect((await ask(customer, path, { reason: "Werbung" })).status).toBe(201);
  expect((await ask(customer, path, { reason: "Beleidigung" })).status).toBe(201);
  expect((await ask(speaker, path, { reason: "Werbung" })).status).toBe(422);
  const rows = await db
    .select()
    .from(messageReports)
    .where(eq(messageReports.message_id, message.id));
  expect(rows).toMatchObject([{ reporter_id: customer.userId, reason: "Beleidigung" }]);
});

test("a decided report that is made again is open again and is answered again", async () => {
  const { body: message } = await send(speaker, talk, "Noch immer unpassend");
  const report = (reason: string) =>
    ask(customer, `/messages/${message.id}/report`, { reason }).then(({ body }) => body.id);
  const stored = async () => {
    const ofMessage = eq(messageReports.message_id, message.id);
    const rows = await db.select().from(messageReports).where(ofMessage);
    expect(rows).toHaveLength(1);
    return given(rows[0]);
  };
  const id = await report("Werbung");
  const decide = (reason: string) =>
    raw(admin, `/admin/reports/message/${id}/decision`, { json: { decision: "rejected", reason } });
  const first = await stored();
  await report("Viel Werbung");
  expect(await stored()).toEqual({ ...first, reason: "Viel Werbung" });
  expect((await decide("Das ist keine Werbung.")).status).toBe(204);
  expect(await report("Beleidigung")).toBe(id);
  const again = await stored();
  expect(again).toEqual({ ...first, reason: "Beleidigung", created_at: again.created_at });
  expect(again.created_at.getTime()).toBeGreaterThan(first.created_at.getTime());
  expect((await decide("Das ist keine Beleidigung.")).status).toBe(204);
  const mails = await db.select().from(outbox).where(eq(outbox.kind, "mail.report_decision"));
  expect(mails.map(({ payload }) => payload)).toMatchObject([
    { data: { report_id: id, reason: "Das ist keine Werbung." } },
    { data: { report_id: id, reason: "Das ist keine Beleidigung." } },
  ]);
  const rulings = and(eq(auditLog.action, "report.rejected"), eq(auditLog.object_id, id));
  expect(await db.$count(auditLog, rulings)).toBe(2);
});

test("speakers answer and manage their offer, customers do neither for them [ROLE-02]", async () => {
  expect((await send(speaker, talk, "Sehr gern.")).status).toBe(201);
  const edit = async (viewer: Viewer) => {
    const content = await raw(speaker, "/me/speaker/content");
    const { versions } = (await content.json()) as { versions: { profile: string } };
    const json = {
      version: versions.profile,
      fee_40: 4_800,
      short_bio: "Neu erzählt",
      lengths_not_offered: [20, 60],
    };
    return raw(viewer, "/me/speaker", { json, method: "PATCH" });
  };
  expect((await edit(speaker)).status).toBe(200);
  const offer = db.select().from(speakers).where(eq(speakers.id, speaker.speakerId));
  expect(await offer).toMatchObject([{ fee_40: 4_800, short_bio: "Neu erzählt" }]);
  expect((await edit(customer)).status).toBeGreaterThanOrEqual(400);
  expect((await edit(VISITOR)).status).toBe(401);
});

async function openedBy(viewer: Viewer, { speakerId }: { speakerId: string }): Promise<string> {
  return (await ask(viewer, "/conversations", { speaker_id: speakerId })).body.id;
}

describe("the list", () => {
  test("shows the own conversations of both sides, the latest first unless the oldest are asked for [CALL-23] [CALL-24]", async () => {
    const [ada, bea] = [await insertPerson(db, "speaker"), await insertPerson(db, "speaker")];
    const reader = await insertPerson(db, "customer");
    const first = await openedBy(reader, ada);
    const second = await openedBy(reader, bea);
    await send(reader, first, "Erste");
    await send(reader, second, "Zweite");
    await send(ada, first, "Antwort von Ada");
    const { body } = await ask(reader, "/conversations");
    const { items } = conversationPageSchema.parse(body);
    expect(items.map(({ id }) => id)).toEqual([first, second]);
    expect(items[0]).toMatchObject({
      unread_count: 1,
      last_message: { message: "Antwort von Ada", is_own: false },
      answer_due_at: null,
    });
    const listOf = async (viewer: Viewer) =>
      conversationPageSchema.parse((await ask(viewer, "/conversations")).body).items;
    expect((await listOf(ada)).map(({ id }) => id)).toEqual([first]);
    const [asked, ...others] = await listOf(bea);
    expect([asked?.id, others]).toEqual([second, []]);
    const sentAt = Date.parse(given(asked?.last_message?.created_at));
    expect(Date.parse(given(asked?.answer_due_at ?? undefined)) - sentAt).toBe(24 * 3_600_000);
    const page = conversationPageSchema.parse((await ask(reader, "/conversations?limit=1")).body);
    expect(page.items.map(({ id }) => id)).toEqual([first]);
    const rest = await ask(reader, `/conversations?limit=1&cursor=${page.nextCursor}`);
    expect(rest.body).toMatchObject({ items: [{ id: second }], nextCursor: null });
    const oldest = await ask(reader, "/conversations?limit=1&order=asc");
    expect(oldest.body.items.map(({ id }) => id)).toEqual([second]);
    const { nextCursor } = conversationPageSchema.parse(oldest.body);
    const newest = await ask(reader, `/conversations?limit=1&order=asc&cursor=${nextCursor}`);
    expect(newest.body).toMatchObject({ items: [{ id: first }], nextCursor: null });
    expect((await ask(reader, "/conversations?order=quer")).status).toBe(400);
    const found = await ask(reader, "/conversations?q=ZWEIT");
    expect(found.body.items.map(({ id }) => id)).toEqual([second]);
    expect((await ask(reader, "/conversations?q=%25")).body.items).toEqual([]);
    expect((await ask(reader, "/conversations?cursor=x")).status).toBe(400);
    const unread = async (viewer: Viewer) =>
      (await ask(viewer, "/conversations?show=unread")).body.items.map(({ id }) => id);
    expect([await unread(reader), await unread(bea)]).toEqual([[first], [second]]);
    expect((await ask(reader, "/conversations?show=all")).status).toBe(400);
  });

  test("is closed to visitors, empty for strangers and for admins [SEC-10]", async () => {
    expect((await ask(VISITOR, "/conversations")).status).toBe(401);
    expect((await ask(stranger, "/conversations")).body.items).toEqual([]);
    const outsider = await insertPerson(db, "admin");
    expect((await ask(outsider, "/conversations")).body.items).toEqual([]);
  });
});
