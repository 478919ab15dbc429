import type { Block } from "#domain/content/rich-text.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import type { NamedSpeaker } from "../named-speaker.tsx";
import type { PostSummary } from "./post-summary.ts";

/** Everything the page of an article shows. */
export type ArticleView = PostSummary & {
  readonly blocks: readonly Block[];
  /** Empty when the text is too short to need one. */
  readonly contents: readonly { readonly id: string; readonly label: string }[];
  readonly tags: readonly string[];
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly updatedOn: IsoDate | null;
  readonly speakers: readonly SpeakerCardData[];
  readonly named: readonly NamedSpeaker[];
  readonly related: readonly PostSummary[];
};
