import { type ReactNode, useId } from "react";
import { PersonAvatar } from "#parts/person-avatar.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { CHAT_TEXTS as TEXTS } from "./texts.ts";

/**
 * `panel` is the specified 24 rem, `tall` stands beside the list of conversations, `sheet` fills the
 * layer around it, which brings title and close button itself.
 */
export type ChatLook = "panel" | "tall" | "sheet";

type ChatFrameProps = {
  look: ChatLook;
  counterpart?: { name: string; image_url: string | null } | undefined;
  onClose?: (() => void) | undefined;
  children: ReactNode;
};

const LOOK_CLASS: Record<ChatLook, string> = {
  panel: "panel chat",
  tall: "panel chat chat-tall",
  sheet: "chat chat-filling",
};

export function ChatFrame({ look, counterpart, onClose, children }: ChatFrameProps) {
  const id = useId();
  if (look === "sheet") return <div className={LOOK_CLASS.sheet}>{children}</div>;
  return (
    <section className={LOOK_CLASS[look]} aria-labelledby={id}>
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
