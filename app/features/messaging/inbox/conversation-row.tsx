import { Link } from "react-router";
import { PersonAvatar } from "#parts/person-avatar.tsx";
import { CountBadge } from "#ui/badge/count-badge.tsx";
import { conversationPath } from "../conversation-path.ts";
import { MessageTime } from "../message-time.tsx";
import type { ConversationItem } from "../messaging-api.ts";
import { useNow } from "../use-now.ts";
import { answerClock } from "./answer-clock.ts";
import { INBOX_TEXTS as TEXTS } from "./texts.ts";

type ConversationRowProps = { conversation: ConversationItem; isOpen: boolean };

export function ConversationRow({ conversation, isOpen }: ConversationRowProps) {
  const { id, counterpart, unread_count, last_message_at } = conversation;
  const clock = answerClock(conversation, useNow());
  return (
    <li>
      <Link
        className={unread_count > 0 ? "inbox-row inbox-row-unread" : "inbox-row"}
        to={conversationPath(id)}
        aria-current={isOpen ? "page" : undefined}
        preventScrollReset
      >
        <PersonAvatar name={counterpart.name} photo={counterpart.image_url} />
        <span className="inbox-lines">
          <span className="inbox-line">
            <strong>{counterpart.name}</strong>
            {last_message_at && <MessageTime at={Date.parse(last_message_at)} style="short" />}
          </span>
          <span className="inbox-line">
            <span className="inbox-text">{lastText(conversation)}</span>
            <CountBadge count={unread_count} />
            {unread_count > 0 && <span className="sr-only">{TEXTS.unread(unread_count)}</span>}
          </span>
          {clock && (
            <span className={clock.isLate ? "inbox-clock inbox-clock-late" : "inbox-clock"}>
              {clock.text}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

function lastText({ last_message }: ConversationItem): string {
  if (last_message === null) return TEXTS.nothingYet;
  return last_message.is_own ? TEXTS.own(last_message.message) : last_message.message;
}
