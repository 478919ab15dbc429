import { addDays, type IsoDate } from "#domain/time/iso-date.ts";
import type { CastSlug } from "../cast.ts";
import { conversationScripts } from "./conversation-scripts.ts";

type DemoMessage = {
  from: "customer" | "speaker";
  message: string;
  is_read: boolean;
  created_at: string;
};

export type DemoConversation = {
  speaker: CastSlug;
  customer: string;
  subject: string;
  messages: DemoMessage[];
};

export function demoConversations(today: IsoDate): DemoConversation[] {
  return conversationScripts.map(({ messages, ...pair }) => ({
    ...pair,
    messages: messages.map(({ daysAgo, time, ...message }) => ({
      ...message,
      created_at: `${addDays(today, -daysAgo)}T${time}:00Z`,
    })),
  }));
}
