import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { PLACE_TEXTS as TEXTS } from "../texts.ts";

type PlaceButtonProps = { speaker: SpeakerCardData; onAsk: (speaker: SpeakerCardData) => void };

/** Small, because few ask; the page about the order stands in the footer for those without scripts. */
export function PlaceButton({ speaker, onAsk }: PlaceButtonProps) {
  return (
    <IconButton
      icon="info"
      label={TEXTS.ask(speaker.name)}
      title={TEXTS.title}
      aria-haspopup="dialog"
      onClick={() => onAsk(speaker)}
    />
  );
}
