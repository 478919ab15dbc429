import "./chat.css";
import { useSyncExternalStore } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import { CONNECTION_TEXTS as TEXTS } from "./texts.ts";

type ChatNoteProps = {
  isCut: boolean;
  /** Why the last message was refused. */
  reason: string | null;
};

/** The place is always there, so that screen readers hear what appears in it. */
export function ChatNote({ isCut, reason }: ChatNoteProps) {
  const isOnline = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  const note = noteFor(isOnline, isCut);
  const text = note ?? reason;
  return (
    <div role="status">
      {text && (
        <p className="chat-note">
          <Icon name={note ? "unplug" : "info"} size={16} />
          {text}
        </p>
      )}
    </div>
  );
}

function noteFor(isOnline: boolean, isCut: boolean): string | null {
  if (!isOnline) return TEXTS.offline;
  return isCut ? TEXTS.connecting : null;
}

function watch(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}
