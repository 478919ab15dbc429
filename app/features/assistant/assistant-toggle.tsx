import "#ui/button/floating-button.css";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { opensElsewhere } from "#ui/button/action-link.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { useHydrated } from "#ui/loading/hydrated.tsx";
import { TOGGLE_TEXTS as TEXTS } from "./toggle-texts.ts";

type AssistantToggleProps = { renderPanel: (id: string, onClose: () => void) => ReactNode };

/** A link to the assistant's page that works without scripts; with them it opens and closes the chat. */
export function AssistantToggle({ renderPanel }: AssistantToggleProps) {
  const [isOpen, setOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const isAwake = useHydrated();
  const id = useId();
  const onClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setOpen(!isOpen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== " ") return;
    event.preventDefault();
    setOpen(!isOpen);
  };
  const close = () => {
    setOpen(false);
    link.current?.focus();
  };
  return (
    <>
      {isOpen && renderPanel(id, close)}
      {/* Without scripts it is a link, and links belong into a landmark. */}
      <aside aria-label={TEXTS.name}>
        <a
          ref={link}
          href="/assistent"
          className="assistant-toggle"
          data-replay=""
          role={isAwake ? "button" : undefined}
          aria-expanded={isAwake ? isOpen : undefined}
          aria-controls={isOpen ? id : undefined}
          aria-label={isOpen ? TEXTS.close : TEXTS.open}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          <Icon name="assistant" size={24} />
          <span className="assistant-toggle-name">{TEXTS.name}</span>
        </a>
      </aside>
    </>
  );
}
