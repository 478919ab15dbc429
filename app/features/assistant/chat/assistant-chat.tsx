import "./assistant.css";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { AssistantComposer } from "./assistant-composer.tsx";
import { AssistantEntry } from "./assistant-entry.tsx";
import type { InquiryStart } from "./inquiry-start.ts";
import { CHAT_TEXTS as TEXTS } from "./texts.ts";
import { briefOf, useAssistant } from "./use-assistant.ts";

/** A little of what came before stays visible. */
const NEWEST_MARGIN = 64;

type AssistantChatProps = {
  id?: string | undefined;
  /** Above a page; without it the chat is the page. */
  onClose?: (() => void) | undefined;
  supportMail: string;
  onInquire: (start: InquiryStart) => void;
  renderCompare: (card: SpeakerCardData) => ReactNode;
};

export function AssistantChat(props: AssistantChatProps) {
  const { id, onClose, supportMail, onInquire, renderCompare } = props;
  const { entries, conversation, isWaiting, send, forget } = useAssistant();
  const list = useNewestInView(entries.length);
  const last = entries.at(-1);
  const chips = last?.kind === "answer" ? last.answer.chips : [];
  const remove = async () => {
    if (await forget()) toast.show({ kind: "success", text: TEXTS.deleted, topic: "assistant" });
    else toast.show({ kind: "error", text: TEXTS.failed, topic: "assistant" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) onClose?.();
  };
  return (
    <section
      id={id}
      className={onClose ? "assistant assistant-layer" : "assistant"}
      aria-label={TEXTS.name}
      onKeyDown={onKeyDown}
    >
      <div className="assistant-head">
        {onClose && <h2 className="h3">{TEXTS.name}</h2>}
        <div className="assistant-tools">
          {entries.length > 0 && (
            <IconButton icon="trash-2" label={TEXTS.delete} onClick={() => void remove()} />
          )}
          {onClose && <IconButton icon="x" label={TEXTS.close} onClick={onClose} />}
        </div>
      </div>
      <div ref={list} className="assistant-list" role="log" aria-label={TEXTS.name} tabIndex={-1}>
        <p className="assistant-notice">{TEXTS.notice}</p>
        <p className="assistant-says">{TEXTS.greeting}</p>
        {entries.map((entry, index) => (
          <AssistantEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added at the end
            key={index}
            entry={entry}
            conversation={conversation}
            onRetry={send}
            onInquire={(start) => onInquire({ ...start, text: briefOf(entries) })}
            renderCompare={renderCompare}
          />
        ))}
        {isWaiting && <p className="assistant-waiting">{TEXTS.thinking}</p>}
      </div>
      <AssistantComposer
        chips={entries.length === 0 ? TEXTS.starters : chips}
        isWaiting={isWaiting}
        hasFocus={onClose !== undefined}
        onSend={send}
      />
      <p className="assistant-person">
        {TEXTS.person} <a href={personAddress(supportMail, briefOf(entries))}>{supportMail}</a>
      </p>
    </section>
  );
}

/** The new request carries what was said, so it need not be typed again. */
function personAddress(mail: string, brief: string): string {
  if (brief === "") return `mailto:${mail}`;
  const body = encodeURIComponent(TEXTS.personBody(brief));
  return `mailto:${mail}?subject=${encodeURIComponent(TEXTS.personSubject)}&body=${body}`;
}

/** A new entry is what the user waits for: its beginning comes into view. */
function useNewestInView(count: number) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const newest = list.current?.lastElementChild;
    if (count > 0 && newest instanceof HTMLElement) {
      list.current?.scrollTo({ top: newest.offsetTop - NEWEST_MARGIN });
    }
  }, [count]);
  return list;
}
