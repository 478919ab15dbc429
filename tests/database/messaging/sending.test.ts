import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { notifications } from "#data/schema/accounts.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { conversationMessages } from "#data/schema/messaging.ts";
import type { Viewer } from "#features/ctx.ts";
import { createApi } from "#server/api/api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking, insertSpeaker } from "#tests/support/database/records.ts";
import { insertPerson, messageApi } from "#tests/support/message-api.ts";
import { testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
let offset = 0;
const now = () => new Date(Date.now() + offset);
const errors: string[] = [];
const log = {
  info: () => {},
  warn: () => {},
  error: (_: object, text: string) => void errors.push(text),
};
const ctx = testCtx(db, { now, log });
const { ask, send } = messageApi(createApi(ctx));

/** Of two who know each other by a booking, so that either may begin. */
async function newTalk() {
  const customer = await insertPerson(db, "customer");
  const speaker = await insertPerson(db, "speaker");
  await insertBooking(db, { speaker_id: speaker.speakerId, customer_id: customer.userId });
  const { body } = await ask(customer, "/conversations", { speaker_id: speaker.speakerId });
  return { customer, speaker, id: body.id };
}

const noticesOf = (userId: string) =>
  db.select().from(notifications).where(eq(notifications.user_id, userId));

const unreadOf = async (viewer: Viewer) => (await ask(viewer, "/me/unread")).body.count;

describe("a repeated message", () => {
  test("is stored once, however often it is repeated", async () => {
    const { customer, speaker, id } = await newTalk();
    const client_id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(customer, id, "Einmal", { client_id })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const stored = eq(conversationMessages.conversation_id, id);
    expect(await db.$count(conversationMessages, stored)).toBe(1);
    expect(await noticesOf(speaker.userId)).toHaveLength(1);
    await send(speaker, id, "Ein anderer darf dieselbe Kennung haben", { client_id });
    expect(await db.$count(conversationMessages, stored)).toBe(2);
  });
});

describe("the other party is told", () => {
  test("speakers by customers, with title and type of the specification [CHAT-35] [CALL-31] [CALL-19] [ENT-22] [ENT-23]", async () => {
    const { customer, speaker, id } = await newTalk();
    await send(customer, id, "Sind Sie am 7. März frei?");
    expect(await noticesOf(speaker.userId)).toMatchObject([
      {
        user_id: speaker.userId,
        title: "Neue Nachricht",
        message: "Kim Muster: Sind Sie am 7. März frei?",
        type: "message",
        link: `/dashboard/nachrichten/${id}`,
      },
    ]);
    expect(await noticesOf(customer.userId)).toEqual([]);
  });

  test("customers by speakers [CHAT-36]", async () => {
    const { customer, speaker, id } = await newTalk();
    await send(speaker, id, "Guten Tag");
    expect(await noticesOf(customer.userId)).toMatchObject([{ title: "Neue Nachricht" }]);
    expect(await noticesOf(speaker.userId)).toEqual([]);
  });

  test("speakers by admins, who take the customer's side [CHAT-37]", async () => {
    const admin = await insertPerson(db, "admin");
    const speaker = await insertPerson(db, "speaker");
    const { body } = await ask(admin, "/conversations", { speaker_id: speaker.speakerId });
    await send(admin, body.id, "Guten Tag");
    expect(await noticesOf(speaker.userId)).toHaveLength(1);
    expect(await noticesOf(admin.userId)).toEqual([]);
  });

  test("a profile without an account receives messages and no notification is sent", async () => {
    const customer = await insertPerson(db, "customer");
    const { id } = await insertSpeaker(db);
    const { body } = await ask(customer, "/conversations", { speaker_id: id });
    expect((await send(customer, body.id, "Hallo")).status).toBe(201);
  });

  test("a notice that cannot be stored does not stop the message [FUNC-02]", async () => {
    const { customer, speaker, id } = await newTalk();
    await db.execute(
      sql`alter table outbox add constraint broken check (kind <> 'message.notice') not valid`,
    );
    try {
      expect((await send(customer, id, "Kommt trotzdem an")).status).toBe(201);
    } finally {
      await db.execute(sql`alter table outbox drop constraint broken`);
    }
    expect(errors).toContain("a message notice was not stored");
    const { body } = await ask(speaker, `/conversations/${id}/messages`);
    expect(body.items.map(({ message }) => message)).toEqual(["Kommt trotzdem an"]);
  });
});

describe("limits", () => {
  test("ten messages without any answer are enough, and one answer is no licence for ever [SEC-44]", async () => {
    const { customer, speaker, id } = await newTalk();
    const refusals: unknown[] = [];
    const flood = async (count: number) => {
      for (let number = 1; number <= count; number += 1) {
        const { status, body } = await send(customer, id, `${number}`);
        if (status !== 201) refusals.push([status, body.error.code, number]);
      }
      return refusals.splice(0);
    };
    const wait = (number: number) => [422, "wait_for_answer", number];
    expect(await flood(11)).toEqual([wait(11)]);
    await send(speaker, id, "Ja?");
    expect(await flood(51)).toEqual([wait(51)]);
    await send(speaker, id, "Bitte der Reihe nach.");
    expect(await flood(1)).toEqual([]);
  });

  test("a sender with an answer may go on the next day, one without may not", async () => {
    const silent = await newTalk();
    const answered = await newTalk();
    await send(answered.customer, answered.id, "Guten Tag");
    await send(answered.speaker, answered.id, "Ja?");
    const flood = async ({ customer, id }: typeof silent, count: number) => {
      for (let number = 1; number <= count; number += 1) await send(customer, id, `${number}`);
      return (await send(customer, id, "Noch etwas")).status;
    };
    expect([await flood(silent, 10), await flood(answered, 50)]).toEqual([422, 422]);
    offset = 25 * 3_600_000;
    expect([await flood(silent, 0), await flood(answered, 0)]).toEqual([422, 201]);
    offset = 0;
  });

  test("a fresh account may write to five people a day, another to twenty [SEC-44]", async () => {
    const fresh = await insertPerson(db, "customer");
    await db.update(authUsers).set({ created_at: now() }).where(eq(authUsers.id, fresh.userId));
    const ids: string[] = [];
    for (let number = 0; number < 6; number += 1) {
      const { id: speaker_id } = await insertSpeaker(db);
      ids.push((await ask(fresh, "/conversations", { speaker_id })).body.id);
    }
    const answers: number[] = [];
    for (const id of ids) answers.push((await send(fresh, id, "Hallo")).status);
    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await send(fresh, ids[0] ?? "", "Noch etwas")).status).toBe(201);
    await db
      .update(authUsers)
      .set({ created_at: new Date("2020-01-01T00:00:00Z") })
      .where(eq(authUsers.id, fresh.userId));
    expect((await send(fresh, ids[5] ?? "", "Hallo")).status).toBe(201);
  });
});

describe("unread messages", () => {
  test("count what others wrote on one's side [CHAT-39] [CHAT-40] [CHAT-41] [CALL-27]", async () => {
    const { customer, speaker, id } = await newTalk();
    const second = await insertPerson(db, "customer");
    const other = await ask(second, "/conversations", { speaker_id: speaker.speakerId });
    await send(customer, id, "Eins");
    await send(customer, id, "Zwei");
    await send(second, other.body.id, "Drei");
    expect(await unreadOf(speaker)).toBe(3);
    expect(await unreadOf(customer)).toBe(0);
    await send(speaker, id, "Antwort");
    await send(speaker, id, "Noch eine");
    expect(await unreadOf(customer)).toBe(2);
    expect(await unreadOf(speaker)).toBe(3);
    await ask(speaker, `/conversations/${id}/read`, {});
    expect(await unreadOf(speaker)).toBe(1);
  });

  test("admins count as customers, without an error [CHAT-42]", async () => {
    const admin = await insertPerson(db, "admin");
    const speaker = await insertPerson(db, "speaker");
    expect(await unreadOf(admin)).toBe(0);
    const { body } = await ask(admin, "/conversations", { speaker_id: speaker.speakerId });
    await send(admin, body.id, "Guten Tag");
    await send(speaker, body.id, "Guten Tag");
    expect(await unreadOf(admin)).toBe(1);
  });

  test("speakers count both sides: they may be customers as well", async () => {
    const { customer, speaker, id } = await newTalk();
    await send(speaker, id, "Antwort");
    expect(await unreadOf({ ...customer, role: "speaker" })).toBe(1);
    expect(await unreadOf(customer)).toBe(1);
  });
});

describe("notifications", () => {
  test("are one's own, newest first, and read by opening the conversation [ROLE-25]", async () => {
    const { customer, speaker, id } = await newTalk();
    await send(customer, id, "Eins");
    await send(customer, id, "Zwei");
    const { body } = await ask(speaker, "/me/notifications");
    expect(body).toMatchObject({
      unread: 2,
      nextCursor: null,
      items: [
        { message: "Kim Muster: Zwei", is_read: false, type: "message" },
        { message: "Kim Muster: Eins", is_read: false },
      ],
    });
    expect((await ask(customer, "/me/notifications")).body).toMatchObject({ items: [], unread: 0 });
    const ids = body.items.map((item) => item.id);
    expect((await ask(customer, "/me/notifications/read", { ids })).body).toEqual({ unread: 0 });
    expect((await ask(speaker, "/me/notifications")).body.unread).toBe(2);
    const first = { ids: ids.slice(0, 1) };
    expect((await ask(speaker, "/me/notifications/read", first)).body).toEqual({ unread: 1 });
    await ask(speaker, `/conversations/${id}/read`, {});
    expect((await ask(speaker, "/me/notifications")).body.unread).toBe(0);
    expect((await ask(speaker, "/me/notifications/read", {})).body).toEqual({ unread: 0 });
  });

  test("come in pages without gaps", async () => {
    const { customer, speaker, id } = await newTalk();
    await send(speaker, id, "Ja?");
    for (let number = 0; number < 25; number += 1) await send(customer, id, `${number}`);
    const first = (await ask(speaker, "/me/notifications")).body;
    const rest = (await ask(speaker, `/me/notifications?cursor=${first.nextCursor}`)).body;
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([20, 5, null]);
    expect(new Set([...first.items, ...rest.items].map((item) => item.id)).size).toBe(25);
    expect((await ask(speaker, "/me/notifications?cursor=x")).status).toBe(400);
  });

  test("are searched, filtered and read from the oldest on, page by page", async () => {
    const { customer, speaker, id } = await newTalk();
    await send(speaker, id, "Ja?");
    for (let number = 0; number < 22; number += 1) await send(customer, id, `Wort${number}x`);
    const found = async (query: string): Promise<string[]> => {
      const { items, nextCursor } = (await ask(speaker, `/me/notifications?${query}`)).body;
      const texts = items.map(({ message }) => message);
      return nextCursor ? [...texts, ...(await found(`${query}&cursor=${nextCursor}`))] : texts;
    };
    const newestFirst = await found("order=desc");
    expect(new Set(newestFirst).size).toBe(22);
    expect(await found("order=asc")).toEqual(newestFirst.toReversed());
    expect(await found("q=wort7x%20muster")).toEqual(["Kim Muster: Wort7x"]);
    expect(await found("show=message")).toEqual(newestFirst);
    expect(await found("show=booking")).toEqual([]);
    const [newest] = (await ask(speaker, "/me/notifications")).body.items;
    await ask(speaker, "/me/notifications/read", { ids: [newest?.id] });
    expect(await found("show=unread")).toEqual(newestFirst.slice(1));
    for (const wrong of ["show=spam", "order=up"]) {
      expect((await ask(speaker, `/me/notifications?${wrong}`)).status).toBe(400);
    }
  });
});
