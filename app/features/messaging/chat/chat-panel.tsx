import { Suspense } from "react";
import { SESSION_KEY } from "#app/session/session-keys.ts";
import { latePart } from "#ui/loading/late-part.ts";
import { useKnownText } from "#ui/stored-text.ts";
import { ChatFrame, type ChatLook } from "./chat-frame.tsx";
import { ChatFailed, ChatLoading, ChatSignIn } from "./chat-states.tsx";
import type { UserChatProps } from "./user-chat.tsx";

/** The chat itself is loaded after sign-in only; without a connection it says so. */
const UserChat = latePart(async () => {
  const loaded = await import("./user-chat.tsx").catch(() => null);
  return { default: loaded?.UserChat ?? ChatUnavailable };
});

function ChatUnavailable({ look, onClose }: Pick<UserChatProps, "look" | "onClose">) {
  return (
    <ChatFrame look={look} onClose={onClose}>
      <ChatFailed error="load_failed" onRetry={() => location.reload()} />
    </ChatFrame>
  );
}

type ChatPanelProps = {
  /** The conversation with this speaker, set up if there is none yet. */
  speakerId?: string | undefined;
  conversationId?: string | undefined;
  onClose?: (() => void) | undefined;
  look?: ChatLook;
};

/** Load it with `lazy()`: its styles come with it. */
export function ChatPanel({ look = "panel", onClose, ...target }: ChatPanelProps) {
  const session = useKnownText(SESSION_KEY);
  if (!session) {
    return (
      <ChatFrame look={look} onClose={onClose}>
        {session === null ? <ChatSignIn /> : <ChatLoading />}
      </ChatFrame>
    );
  }
  const waiting = (
    <ChatFrame look={look} onClose={onClose}>
      <ChatLoading />
    </ChatFrame>
  );
  return (
    <Suspense fallback={waiting}>
      <UserChat {...target} look={look} onClose={onClose} />
    </Suspense>
  );
}
