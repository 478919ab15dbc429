import type { ReactNode } from "react";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { SpeakerCard } from "#parts/speaker-card/speaker-card.tsx";

/** A speaker whose card stands in a text, under the slug that the text gives. */
export type NamedSpeaker = { readonly writtenSlug: string; readonly card: SpeakerCardData };

export function renderNamed(named: readonly NamedSpeaker[]): (slug: string) => ReactNode {
  return (slug) => {
    const speaker = named.find(({ writtenSlug }) => writtenSlug === slug);
    return speaker && <SpeakerCard speaker={speaker.card} />;
  };
}
