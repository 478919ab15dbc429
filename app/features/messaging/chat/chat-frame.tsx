import "./chat.css";
import "#ui/card.css";
import { type ReactNode, useId } from "react";
import { PersonAvatar } from "#parts/person-avatar.tsx";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { CHAT_TEXTS as TEXTS } from "./texts.ts";

/** A `sheet` fills the layer around it, which brings title and close button itself. */
export type ChatLook = "panel" | "sheet";

type ChatFrameProps = {
  look: ChatLook;
  counterpart?: { name: string; image_url: string | null } | undefined;
  onClose?: (() => void) | undefined;
  children: ReactNode;
};

export function ChatFrame({ look, counterpart, onClose, children }: ChatFrameProps) {
  const id = useId();
  if (look === "sheet") return <div className="chat chat-filling">{children}</div>;
  return (
    <section className="panel chat" aria-labelledby={id}>
      <div className="chat-head">
        {counterpart && <PersonAvatar name={counterpart.name} photo={counterpart.image_url} />}
        <div className="chat-title">
          <h2 id={id}>{TEXTS.title}</h2>
          <p>{TEXTS.subtitle}</p>
        </div>
        {onClose && <IconButton icon="x" label={TEXTS.close} onClick={onClose} />}
      </div>
      {children}
    </section>
  );
}
