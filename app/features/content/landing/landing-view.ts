import type { Block } from "#domain/content/rich-text.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import type { NamedSpeaker } from "../named-speaker.tsx";

/** A landing page, ready to be shown. */
export type LandingView = {
  readonly path: string;
  readonly category: string;
  readonly label: string;
  readonly city: string | null;
  readonly headline: string;
  readonly intro: string;
  readonly blocks: readonly Block[];
  readonly named: readonly NamedSpeaker[];
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  readonly cards: readonly SpeakerCardData[];
  readonly total: number;
  /** Kept from search engines: by choice, or because it shows too little. */
  readonly isHidden: boolean;
  readonly seoTitle: string;
  readonly seoDescription: string;
};
