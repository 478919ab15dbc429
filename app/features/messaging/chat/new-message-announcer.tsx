import { useState } from "react";
import type { Message } from "../messaging-api.ts";
import { CHAT_TEXTS as TEXTS } from "./texts.ts";
import { lastSequence, type ThreadState } from "./thread/thread-state.ts";

type NewMessageAnnouncerProps = {
  messages: readonly Message[];
  status: ThreadState["status"];
  ownId: string;
};

/** Says aloud what others write while the conversation is open; what stood there before is no news. */
export function NewMessageAnnouncer({ messages, status, ownId }: NewMessageAnnouncerProps) {
  const [known, setKnown] = useState<number | null>(null);
  const [news, setNews] = useState("");
  const last = lastSequence(messages);
  if (status === "ready" && known === null) setKnown(last);
  if (known !== null && last > known) {
    const arrived = messages.filter(
      ({ sequence, sender_id }) => sequence > known && sender_id !== ownId,
    );
    setKnown(last);
    if (arrived.length > 0) setNews(arrived.map(announce).join(" "));
  }
  return (
    <p className="sr-only" role="status">
      {news}
    </p>
  );
}

function announce({ sender_name, message }: Message): string {
  return TEXTS.announce(sender_name || TEXTS.unknownSender, message);
}
