import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { conversationMessages, conversations } from "#data/schema/messaging.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertSpeaker, insertUser, refusal } from "#tests/support/database/records.ts";

const { db } = await testDatabase();

async function insertConversation() {
  const { id: speaker_id } = await insertSpeaker(db);
  const customer_id = await insertUser(db);
  const [row] = await db.insert(conversations).values({ speaker_id, customer_id }).returning();
  return given(row);
}

function inOrder(conversation_id: string) {
  return db
    .select()
    .from(conversationMessages)
    .where(eq(conversationMessages.conversation_id, conversation_id))
    .orderBy(asc(conversationMessages.sequence));
}

test("a conversation has id, speaker_id, customer_id and subject [ENT-19]", async () => {
  const conversation = await insertConversation();
  expect(Object.keys(conversation)).toEqual(
    expect.arrayContaining(["id", "speaker_id", "customer_id", "subject"]),
  );
});

test("the subject of a new conversation is „Persönliche Beratung“ [ENT-20]", async () => {
  expect((await insertConversation()).subject).toBe("Persönliche Beratung");
});

test("a customer and a speaker share one conversation", async () => {
  const { speaker_id, customer_id } = await insertConversation();
  const second = db.insert(conversations).values({ speaker_id, customer_id });
  expect(await refusal(second)).toBe("23505 conversations_one_per_pair");
});

test("a message has the six fields of the specification and starts unread [ENT-21]", async () => {
  const { id: conversation_id, customer_id: sender_id } = await insertConversation();
  const [row] = await db
    .insert(conversationMessages)
    .values({ conversation_id, sender_id, message: "Guten Tag" })
    .returning();
  expect(given(row)).toMatchObject({
    id: expect.any(String),
    conversation_id,
    sender_id,
    message: "Guten Tag",
    is_read: false,
    created_at: expect.any(Date),
  });
});

test("a blank message is refused", async () => {
  const { id: conversation_id, customer_id: sender_id } = await insertConversation();
  const blank = db
    .insert(conversationMessages)
    .values({ conversation_id, sender_id, message: " " });
  expect(await refusal(blank)).toBe("23514 conversation_messages_text");
});

test("messages sent at the same time are numbered without gap, and their times follow", async () => {
  const { id: conversation_id, customer_id: sender_id } = await insertConversation();
  await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      db.insert(conversationMessages).values({ conversation_id, sender_id, message: `${index}` }),
    ),
  );
  const rows = await inOrder(conversation_id);
  expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1));
  const times = rows.map(({ created_at }) => created_at.getTime());
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
});

test("a message that was rolled back leaves no gap", async () => {
  const { id: conversation_id, customer_id: sender_id } = await insertConversation();
  const send = (message: string) => ({ conversation_id, sender_id, message });
  await db.insert(conversationMessages).values(send("eins"));
  const undone = db.transaction(async (tx) => {
    await tx.insert(conversationMessages).values(send("verworfen"));
    tx.rollback();
  });
  await expect(undone).rejects.toThrow();
  await db.insert(conversationMessages).values(send("zwei"));
  const rows = await inOrder(conversation_id);
  expect(rows.map(({ sequence, message }) => [sequence, message])).toEqual([
    [1, "eins"],
    [2, "zwei"],
  ]);
});

test("the place of a message never changes", async () => {
  const { id: conversation_id, customer_id: sender_id } = await insertConversation();
  await db.insert(conversationMessages).values({ conversation_id, sender_id, message: "eins" });
  const renumber = sql`update conversation_messages set sequence = 9 where conversation_id = ${conversation_id}`;
  expect(await refusal(db.execute(renumber))).toBe("23001");
  const read = sql`update conversation_messages set is_read = true where conversation_id = ${conversation_id}`;
  expect(await refusal(db.execute(read))).toBe("accepted");
});
