import type { Tx } from "#data/db.ts";
import { conversationMessages, conversations } from "#data/schema/messaging.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { demoAccounts } from "./content/accounts.ts";
import { demoConversations } from "./content/conversations.ts";
import { accountId } from "./insert-accounts.ts";
import { speakerId } from "./insert-speakers.ts";
import { stableId } from "./stable-id.ts";

export async function insertConversations(tx: Tx, today: IsoDate): Promise<void> {
  for (const { speaker, customer, subject, messages } of demoConversations(today)) {
    const id = stableId("conversation", `${speaker} ${customer}`);
    const owner = demoAccounts.find(({ owns }) => owns === speaker);
    if (!owner) throw new Error(`Nobody answers for ${speaker}`);
    const people = { customer: accountId(customer), speaker: accountId(owner.email) };
    await tx
      .insert(conversations)
      .values({ id, speaker_id: speakerId(speaker), customer_id: people.customer, subject });
    // One by one: the database numbers the messages in the order in which they are written.
    for (const { from, message, is_read, created_at } of messages) {
      await tx.insert(conversationMessages).values({
        conversation_id: id,
        sender_id: people[from],
        message,
        is_read,
        created_at: new Date(created_at),
      });
    }
  }
}
