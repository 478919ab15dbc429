import { Badge } from "#ui/badge/badge.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { MessageTime } from "../message-time.tsx";
import type { Message } from "../messaging-api.ts";
import { AttachmentLinks } from "./attachments/attachment-links.tsx";
import { MessageText } from "./message-text.tsx";
import { REPORT_TEXTS, CHAT_TEXTS as TEXTS } from "./texts.ts";
import type { Unsent } from "./thread/thread-state.ts";

export function OwnMessage({ message }: { message: Message }) {
  return (
    <li className="bubble bubble-own">
      <span className="bubble-who">{TEXTS.own}</span>
      <MessageBody message={message} />
      <span className="bubble-meta">
        <MessageTime at={Date.parse(message.created_at)} />
        <Icon name={message.is_read ? "check-check" : "check"} size={16} />
        {message.is_read ? TEXTS.read : TEXTS.sent}
      </span>
    </li>
  );
}

type OtherMessageProps = { message: Message; onReport: (message: Message) => void };

export function OtherMessage({ message, onReport }: OtherMessageProps) {
  const name = message.sender_name || TEXTS.unknownSender;
  return (
    <li className="bubble">
      <span className="bubble-who">
        {name}
        {message.sender_is_speaker && <Badge variant="free-soft">{TEXTS.speaker}</Badge>}
      </span>
      <MessageBody message={message} />
      <span className="bubble-meta">
        <MessageTime at={Date.parse(message.created_at)} />
        <button
          type="button"
          className="bubble-tool"
          aria-label={REPORT_TEXTS.openLabel(name)}
          onClick={() => onReport(message)}
        >
          {REPORT_TEXTS.open}
        </button>
      </span>
    </li>
  );
}

function MessageBody({ message }: { message: Message }) {
  return (
    <>
      <div className="bubble-text">
        <MessageText text={message.message} />
      </div>
      <AttachmentLinks attachments={message.attachments} />
    </>
  );
}

type UnsentMessageProps = {
  unsent: Unsent;
  onRetry: () => void;
  onDiscard: (clientId: string) => void;
};

export function UnsentMessage({ unsent, onRetry, onDiscard }: UnsentMessageProps) {
  const hasFailed = unsent.state === "failed";
  return (
    <li className={hasFailed ? "bubble bubble-own bubble-failed" : "bubble bubble-own"}>
      <span className="bubble-who">{TEXTS.own}</span>
      <div className="bubble-text">
        <MessageText text={unsent.message} />
      </div>
      <AttachmentLinks attachments={unsent.attachments} />
      <span className="bubble-meta">
        <Icon name={hasFailed ? "circle-alert" : "clock"} size={16} />
        {hasFailed ? TEXTS.unsent : TEXTS.sending}
        {hasFailed && (
          <>
            <button type="button" className="bubble-tool" onClick={onRetry}>
              {TEXTS.sendAgain}
            </button>
            <button
              type="button"
              className="bubble-tool"
              onClick={() => onDiscard(unsent.client_id)}
            >
              {TEXTS.discard}
            </button>
          </>
        )}
      </span>
    </li>
  );
}
