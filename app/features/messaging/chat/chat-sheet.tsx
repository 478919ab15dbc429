import "./chat.css";
import { PersonAvatar } from "#parts/person-avatar.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { ChatPanel } from "./chat-panel.tsx";
import { CHAT_TEXTS as TEXTS } from "./texts.ts";

type ChatSheetProps = {
  open: boolean;
  onClose: () => void;
  speaker: { id: string; name: string; photo: string | null };
};

/** The message panel of phones (PROFM-30): the chat as a bottom sheet. */
export function ChatSheet({ open, onClose, speaker }: ChatSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={TEXTS.title}
      head={
        <div className="chat-sheet-head">
          <PersonAvatar name={speaker.name} photo={speaker.photo} />
          <div className="chat-title">
            <h2>{TEXTS.title}</h2>
            <p>{TEXTS.subtitle}</p>
          </div>
        </div>
      }
    >
      <ChatPanel speakerId={speaker.id} look="sheet" />
    </Sheet>
  );
}
