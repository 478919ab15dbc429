import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { profiles } from "#data/schema/accounts.ts";
import { conversationMessages, conversations } from "#data/schema/messaging.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { createApi } from "#server/api/api.ts";
import {
  conversationSchema,
  messagePageSchema,
  messageSchema,
} from "#server/api/messaging/schemas.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertBooking, insertSpeaker } from "#tests/support/database/records.ts";
import { insertPerson, messageApi } from "#tests/support/message-api.ts";
import { testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const { ask, send } = messageApi(createApi(testCtx(db, { now: () => new Date() })));

const customer = await insertPerson(db, "customer");
const stranger = await insertPerson(db, "customer");
const speaker = await insertPerson(db, "speaker");
const otherSpeaker = await insertPerson(db, "speaker");
const admin = await insertPerson(db, "admin");

const open = (viewer: Viewer, request: Record<string, string>) =>
  ask(viewer, "/conversations", request);

async function openedBy(viewer: Viewer, request: Record<string, string>): Promise<string> {
  const { body } = await open(viewer, request);
  return conversationSchema.parse(body).id;
}

const talk = await openedBy(customer, { speaker_id: speaker.speakerId });

describe("opening a conversation", () => {
  test("the customer comes from the caller, also for admins [CHAT-30] [CALL-26] [ENT-20]", async () => {
    const fresh = await insertPerson(db, "speaker");
    for (const viewer of [customer, admin]) {
      const { status, body } = await open(viewer, { speaker_id: fresh.speakerId });
      expect(status).toBe(201);
      expect(conversationSchema.strict().parse(body)).toMatchObject({
        speaker_id: fresh.speakerId,
        customer_id: viewer.userId,
        subject: "Persönliche Beratung",
        counterpart: { name: "Mira Sprecher", is_speaker: true },
        last_message: null,
        unread_count: 0,
        answer_due_at: null,
      });
    }
  });

  test("the speaker comes from the caller's account [CHAT-31] [CALL-18]", async () => {
    const fresh = await insertPerson(db, "customer");
    await insertBooking(db, { speaker_id: speaker.speakerId, customer_id: fresh.userId });
    const { status, body } = await open(speaker, { customer_id: fresh.userId });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      speaker_id: speaker.speakerId,
      customer_id: fresh.userId,
      counterpart: { name: "Kim Muster", slug: null, is_speaker: false },
    });
  });

  test("a pair has one conversation, also when both ask at once [CHAT-24] [CHAT-25] [CALL-25]", async () => {
    const [left, right] = [await insertPerson(db, "customer"), await insertPerson(db, "speaker")];
    await insertBooking(db, { speaker_id: right.speakerId, customer_id: left.userId });
    const answers = await Promise.all([
      open(left, { speaker_id: right.speakerId }),
      open(right, { customer_id: left.userId }),
      open(left, { speaker_id: right.speakerId }),
    ]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await open(left, { speaker_id: right.speakerId })).status).toBe(200);
    const pair = and(
      eq(conversations.speaker_id, right.speakerId),
      eq(conversations.customer_id, left.userId),
    );
    expect(await db.$count(conversations, pair)).toBe(1);
  });

  test("without a partner it is refused in the specified words [CHAT-29] [CHAT-32] [ERR-40]", async () => {
    for (const viewer of [customer, speaker, admin]) {
      const { status, body } = await open(viewer, {});
      expect(status).toBe(422);
      expect(body.error).toMatchObject({
        code: "no_partner",
        message:
          "Konversation kann nicht geladen werden. Bitte wählen Sie einen Gesprächspartner aus.",
      });
    }
    expect((await open(customer, { customer_id: stranger.userId })).body.error.code).toBe(
      "no_partner",
    );
  });

  test("visitors are asked to sign in, and nothing is stored [VAL-09]", async () => {
    const before = await db.$count(conversations);
    const { status, body } = await open(VISITOR, { speaker_id: speaker.speakerId });
    expect(status).toBe(401);
    expect(body.error).toMatchObject({
      code: "not_signed_in",
      message: "Bitte melden Sie sich an, um eine Nachricht zu senden",
    });
    expect(await db.$count(conversations)).toBe(before);
  });

  test("no user writes to themselves, and that comes before the role [VAL-10]", async () => {
    for (const request of [
      { speaker_id: speaker.speakerId },
      { speaker_id: speaker.speakerId, customer_id: speaker.userId },
      { customer_id: speaker.userId },
    ]) {
      const { status, body } = await open(speaker, request);
      expect(status).toBe(422);
      expect(body.error).toMatchObject({
        code: "own_profile",
        message: "Sie können sich nicht selbst eine Nachricht senden",
      });
    }
  });

  test("speakers do not write to speakers, from either side [VAL-11] [CHAT-38]", async () => {
    for (const request of [
      { speaker_id: otherSpeaker.speakerId },
      { speaker_id: otherSpeaker.speakerId, customer_id: speaker.userId },
    ]) {
      const { status, body } = await open(speaker, request);
      expect(status).toBe(403);
      expect(body.error).toMatchObject({
        code: "only_customers",
        message: "Nur Kunden können Nachrichten an Speaker senden",
      });
    }
    const fromTheOtherSide = await open(speaker, { customer_id: otherSpeaker.userId });
    expect(fromTheOtherSide).toMatchObject({
      status: 422,
      body: { error: { code: "not_possible" } },
    });
  });

  test("no user opens a conversation for two others", async () => {
    const pair = { speaker_id: speaker.speakerId, customer_id: customer.userId };
    expect((await open(stranger, pair)).status).toBe(403);
    expect((await open(admin, pair)).status).toBe(403);
    expect((await open(customer, pair)).status).toBe(200);
    await send(customer, talk, "Guten Tag");
    expect((await open(speaker, pair)).status).toBe(200);
  });

  test("hidden and unknown profiles do not exist, unknown people cannot be written to [ERR-41]", async () => {
    const hidden = await insertSpeaker(db, { is_active: false });
    expect((await open(customer, { speaker_id: hidden.id })).status).toBe(404);
    expect((await open(customer, { speaker_id: randomUUID() })).status).toBe(404);
    const { status, body } = await open(speaker, { customer_id: randomUUID() });
    expect(status).toBe(422);
    expect(body.error).toMatchObject({
      code: "not_possible",
      message: "Konversation kann nicht initialisiert werden",
    });
    expect((await open(customer, { speaker_id: "1'--" })).status).toBe(400);
  });
});

describe("messages", () => {
  test("customers write to speakers, speakers answer [CHAT-33] [CHAT-34]", async () => {
    const asked = await send(customer, talk, "  Guten Tag, sind Sie frei?  ");
    expect(asked.status).toBe(201);
    expect(messageSchema.strict().parse(asked.body)).toMatchObject({
      conversation_id: talk,
      message: "Guten Tag, sind Sie frei?",
      sender_id: customer.userId,
      sender_name: "Kim Muster",
      sender_is_speaker: false,
      is_read: false,
      attachments: [],
    });
    const answered = await send(speaker, talk, "Ja, gern.");
    expect(answered.status).toBe(201);
    expect(answered.body).toMatchObject({
      sequence: asked.body.sequence + 1,
      sender_name: "Mira Sprecher",
      sender_is_speaker: true,
    });
  });

  test("belong to the signed-in user, whatever the request claims [CALL-29]", async () => {
    const claims = { sender_id: speaker.userId, conversation_id: randomUUID(), is_read: true };
    const { status, body } = await send(customer, talk, "In wessen Namen?", claims);
    expect(status).toBe(201);
    const rows = await db
      .select()
      .from(conversationMessages)
      .where(eq(conversationMessages.id, body.id));
    expect(rows).toMatchObject([
      {
        conversation_id: talk,
        sender_id: customer.userId,
        message: "In wessen Namen?",
        is_read: false,
      },
    ]);
  });

  test("name both of their senders in one reading and tell no more of them [CALL-09] [CALL-10] [CHAT-15]", async () => {
    const names = { first_name: "Ada", last_name: "Lovelace" };
    const pair = [await insertPerson(db, "customer", names), await insertPerson(db, "speaker")];
    const [asking, answering] = [given(pair[0]), given(pair[1])];
    const id = await openedBy(asking, { speaker_id: answering.speakerId });
    await send(asking, id, "Frage");
    await send(answering, id, "Antwort");
    for (const viewer of [asking, answering]) {
      const { body } = await ask(viewer, `/conversations/${id}/messages`);
      const named = messagePageSchema.parse(body).items;
      expect(named.map(({ sender_id, sender_name }) => [sender_id, sender_name])).toEqual([
        [asking.userId, "Ada Lovelace"],
        [answering.userId, "Mira Sprecher"],
      ]);
      const all = [body, (await ask(viewer, "/conversations")).body];
      expect(JSON.stringify(all)).not.toMatch(/@test\.example|"(email|phone|first_name|company)"/);
    }
  });

  test("are trimmed and never blank [CHAT-26] [CHAT-28] [CHAT-22]", async () => {
    const before = await db.$count(conversationMessages);
    for (const blank of ["", "   ", "\n\t"]) {
      const { status, body } = await send(customer, talk, blank);
      expect([status, body.error.code]).toEqual([422, "message_text"]);
    }
    expect((await send(customer, talk, "x".repeat(10_001))).status).toBe(422);
    expect(await db.$count(conversationMessages)).toBe(before);
    const { body } = await send(customer, talk, "  Hallo  ");
    const [row] = await db
      .select()
      .from(conversationMessages)
      .where(eq(conversationMessages.id, body.id));
    expect(given(row)).toMatchObject({ message: "Hallo", is_read: false });
  });

  test("come oldest first and in pages from both ends [CALL-28]", async () => {
    const pair = [await insertPerson(db, "customer"), await insertPerson(db, "speaker")] as const;
    const id = await openedBy(pair[0], { speaker_id: pair[1].speakerId });
    for (let number = 1; number <= 7; number += 1) await send(pair[0], id, `Nummer ${number}`);
    const read = async (query: string) => {
      const { body } = await ask(pair[1], `/conversations/${id}/messages${query}`);
      const { items, has_more } = messagePageSchema.parse(body);
      return { sequences: items.map(({ sequence }) => sequence), has_more };
    };
    const { body: whole } = await ask(pair[1], `/conversations/${id}/messages`);
    const { items: all } = messagePageSchema.parse(whole);
    expect(all[0]).toMatchObject({
      id: expect.any(String),
      sender_id: pair[0].userId,
      message: "Nummer 1",
      is_read: false,
    });
    const times = all.map(({ created_at }) => Date.parse(created_at));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(await read("")).toEqual({ sequences: [1, 2, 3, 4, 5, 6, 7], has_more: false });
    expect(await read("?limit=3")).toEqual({ sequences: [5, 6, 7], has_more: true });
    expect(await read("?limit=3&before=5")).toEqual({ sequences: [2, 3, 4], has_more: true });
    expect(await read("?before=2")).toEqual({ sequences: [1], has_more: false });
    expect(await read("?after=2&limit=3")).toEqual({ sequences: [3, 4, 5], has_more: true });
    expect(await read("?after=7")).toEqual({ sequences: [], has_more: false });
    expect(await read("?limit=1000000")).toMatchObject({ has_more: false });
    expect((await ask(pair[0], `/conversations/${id}/messages?after=-1`)).status).toBe(400);
  });

  test("a sender without a name is „Unbekannt“ [ERR-47]", async () => {
    const nameless = await insertPerson(db, "customer", {});
    const id = await openedBy(nameless, { speaker_id: speaker.speakerId });
    expect((await send(nameless, id, "Hallo")).body.sender_name).toBe("Unbekannt");
    await db.delete(profiles).where(eq(profiles.user_id, nameless.userId));
    const { body } = await ask(speaker, `/conversations/${id}/messages`);
    expect(body.items[0]?.sender_name).toBe("Unbekannt");
    const seen = await ask(speaker, `/conversations/${id}`);
    expect(seen.body.counterpart.name).toBe("Unbekannt");
  });

  test("opening reads what the other side wrote and nothing else [CHAT-23] [CALL-30]", async () => {
    const pair = [await insertPerson(db, "customer"), await insertPerson(db, "speaker")] as const;
    const id = await openedBy(pair[0], { speaker_id: pair[1].speakerId });
    await send(pair[0], id, "Frage");
    await send(pair[1], id, "Antwort");
    expect(await ask(pair[1], `/conversations/${id}/read`, {})).toEqual({
      status: 200,
      body: { count: 1 },
    });
    const { body } = await ask(pair[0], `/conversations/${id}/messages`);
    expect(body.items.map((item) => item.is_read)).toEqual([true, false]);
    expect((await ask(pair[1], `/conversations/${id}/read`, {})).body.count).toBe(0);
  });
});
