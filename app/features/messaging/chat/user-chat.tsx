import { useState } from "react";
import { storedUserId } from "#app/live/stored-user-id.ts";
import type { Message } from "../messaging-api.ts";
import { ChatFrame, type ChatLook } from "./chat-frame.tsx";
import { ChatNote } from "./chat-note.tsx";
import { ChatEmpty, ChatFailed, ChatHint, ChatLoading } from "./chat-states.tsx";
import { Composer } from "./composer.tsx";
import { MessageList } from "./message-list.tsx";
import { NewMessageAnnouncer } from "./new-message-announcer.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import { useSending } from "./thread/use-sending.ts";
import { useThread } from "./thread/use-thread.ts";
import { type ConversationTarget, useConversation } from "./use-conversation.ts";

export type UserChatProps = ConversationTarget & {
  look: ChatLook;
  onClose?: (() => void) | undefined;
};

/** The chat of a signed-in user. */
export function UserChat({ look, onClose, ...target }: UserChatProps) {
  const ownId = storedUserId() ?? "";
  const { data, refetch, isFetching } = useConversation(target, ownId);
  const counterpart = data?.ok ? data.value.counterpart : undefined;
  return (
    <ChatFrame look={look} counterpart={counterpart} onClose={onClose}>
      {data === undefined || (!data.ok && isFetching) ? (
        <ChatLoading />
      ) : (
        <Opened key={data.ok ? data.value.id : ""} opened={data} ownId={ownId} onRetry={refetch} />
      )}
    </ChatFrame>
  );
}

type OpenedProps = {
  opened: NonNullable<ReturnType<typeof useConversation>["data"]>;
  ownId: string;
  onRetry: () => unknown;
};

function Opened({ opened, ownId, onRetry }: OpenedProps) {
  if (!opened.ok) return <ChatFailed error={opened.error} onRetry={() => void onRetry()} />;
  return <ChatThread conversationId={opened.value.id} ownId={ownId} />;
}

function ChatThread({ conversationId, ownId }: { conversationId: string; ownId: string }) {
  const { thread, state, isCut, load } = useThread(conversationId, ownId);
  const { reason, send, retry } = useSending(thread);
  const [reported, setReported] = useState<Message | null>(null);
  if (state.status === "failed") {
    return <ChatFailed error="load_failed" onRetry={() => void load()} />;
  }
  const isEmpty = state.messages.length === 0 && state.unsent.length === 0;
  return (
    <>
      {state.status === "loading" && <ChatLoading />}
      {state.status === "ready" && <ChatHint />}
      {state.status === "ready" && isEmpty && <ChatEmpty />}
      {state.status === "ready" && !isEmpty && (
        <MessageList
          thread={thread}
          state={state}
          ownId={ownId}
          onRetry={retry}
          onReport={setReported}
        />
      )}
      <NewMessageAnnouncer messages={state.messages} status={state.status} ownId={ownId} />
      <ChatNote isCut={isCut} reason={reason} />
      <Composer conversationId={conversationId} onSend={send} />
      <ReportDialog message={reported} onClose={() => setReported(null)} />
    </>
  );
}
