import "./chat.css";
import "#ui/button/button.css";
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { MAX_MESSAGE_LENGTH, messageText } from "#domain/messaging/message-text.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { IconButton } from "#ui/icon/icon-button.tsx";
import type { Attachment } from "../messaging-api.ts";
import { ACCEPTED_TYPES } from "./attachments/attachment-check.ts";
import { UploadList } from "./attachments/upload-list.tsx";
import { useUploads } from "./attachments/use-uploads.ts";
import { readDraft, writeDraft } from "./session-memory.ts";
import { ATTACHMENT_TEXTS, CHAT_TEXTS as TEXTS } from "./texts.ts";

type ComposerProps = {
  conversationId: string;
  /** Resolves with false if the text has to come back into the field. */
  onSend: (text: string, attachments: readonly Attachment[]) => Promise<boolean>;
};

export function Composer({ conversationId, onSend }: ComposerProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useDraft(conversationId);
  const { uploads, add, remove, clear } = useUploads(conversationId);
  const text = messageText(draft);
  const isReady = text !== null && uploads.every(({ attachment }) => attachment !== null);

  const submit = async () => {
    if (text === null || !isReady) return;
    setDraft("");
    clear();
    field.current?.focus();
    const isTaken = await onSend(
      text,
      uploads.flatMap(({ attachment }) => attachment ?? []),
    );
    // Text written meanwhile stays; the sent one then stands in the list.
    if (!isTaken) setDraft((now) => now || text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add(event.clipboardData.files);
  };

  return (
    <form
      className="chat-foot"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <UploadList uploads={uploads} onRemove={remove} />
      <AttachButton onFiles={add} />
      <label className="sr-only" htmlFor={id}>
        {TEXTS.input}
      </label>
      <textarea
        ref={field}
        id={id}
        className="input"
        rows={1}
        placeholder={TEXTS.placeholder}
        maxLength={MAX_MESSAGE_LENGTH}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <button type="submit" className="btn btn-primary chat-send" aria-disabled={!isReady}>
        <span className="sr-only">{TEXTS.send}</span>
        <Icon name="send" />
      </button>
    </form>
  );
}

function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon="plus" label={ATTACHMENT_TEXTS.add} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED_TYPES.join(",")}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.target.value = "";
        }}
      />
    </>
  );
}

/** What was begun survives closing the panel and reloading the page. */
function useDraft(conversationId: string) {
  const [draft, setDraft] = useState(() => readDraft(conversationId));
  const change = (next: string | ((now: string) => string)) =>
    setDraft((now) => {
      const text = typeof next === "string" ? next : next(now);
      writeDraft(conversationId, text);
      return text;
    });
  return [draft, change] as const;
}
