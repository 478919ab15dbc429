import "./chat-messages.css";
import "./chat.css";
import { useRef } from "react";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { Message } from "../messaging-api.ts";
import { OtherMessage, OwnMessage, UnsentMessage } from "./message-entry.tsx";
import { CHAT_TEXTS as TEXTS } from "./texts.ts";
import type { Thread } from "./thread/thread.ts";
import type { ThreadState } from "./thread/thread-state.ts";
import { useMarkRead } from "./thread/use-mark-read.ts";
import { useScroll } from "./thread/use-scroll.ts";

type MessageListProps = {
  thread: Thread;
  state: ThreadState;
  ownId: string;
  onRetry: () => void;
  onReport: (message: Message) => void;
};

export function MessageList({ thread, state, ownId, onRetry, onReport }: MessageListProps) {
  const list = useRef<HTMLElement>(null);
  const { messages, unsent, hasOlder, isLoadingOlder } = state;
  const last = messages.at(-1);
  const { isAtEnd, toEnd, onScroll } = useScroll(list, {
    firstKey: messages[0]?.id,
    lastKey: unsent.at(-1)?.client_id ?? last?.id,
    isLastOwn: unsent.length > 0 || last?.sender_id === ownId,
    onTop: () => void thread.loadOlder(),
  });
  useMarkRead(thread, messages, isAtEnd);
  const hasUnseen = !isAtEnd && last !== undefined && last.sender_id !== ownId && !last.is_read;
  return (
    <div className="chat-middle">
      <section
        ref={list}
        className="chat-list"
        aria-label={TEXTS.messages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {hasOlder && (
          <Button
            variant="ghost"
            size="sm"
            isLoading={isLoadingOlder}
            onClick={() => void thread.loadOlder()}
          >
            {TEXTS.older}
          </Button>
        )}
        <ol className="bubbles">
          {messages.map((message) =>
            message.sender_id === ownId ? (
              <OwnMessage key={message.id} message={message} />
            ) : (
              <OtherMessage key={message.id} message={message} onReport={onReport} />
            ),
          )}
          {unsent.map((item) => (
            <UnsentMessage
              key={item.client_id}
              unsent={item}
              onRetry={onRetry}
              onDiscard={thread.discard}
            />
          ))}
        </ol>
      </section>
      {hasUnseen && (
        <button type="button" className="chat-newest btn btn-primary btn-sm" onClick={toEnd}>
          <Icon name="chevron-down" size={16} />
          {TEXTS.newest}
        </button>
      )}
    </div>
  );
}
