import type { CastSlug } from "../cast.ts";

type Line = {
  from: "customer" | "speaker";
  daysAgo: number;
  time: string;
  is_read: boolean;
  message: string;
};

export type ConversationScript = {
  speaker: CastSlug;
  customer: string;
  subject: string;
  messages: readonly Line[];
};
