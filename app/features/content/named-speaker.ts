import type { SpeakerCardData } from "#domain/speaker/card.ts";

/** A speaker whose card stands in a text, under the slug that the text gives. */
export type NamedSpeaker = { readonly writtenSlug: string; readonly card: SpeakerCardData };
