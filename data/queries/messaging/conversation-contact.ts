import { type SQL, sql } from "drizzle-orm";
import { conversations } from "#data/schema/messaging.ts";

/**
 * Whether the two know each other: the customer has written, or has asked for or booked the speaker.
 * Before that the conversation does not exist for the speaker, and the customer has no name.
 */
export const hasContact: SQL<boolean> = sql<boolean>`(
  exists (select from conversation_messages m
    where m.conversation_id = ${conversations.id} and m.sender_id = ${conversations.customer_id})
  or exists (select from bookings b
    where b.speaker_id = ${conversations.speaker_id} and b.customer_id = ${conversations.customer_id}))`;
