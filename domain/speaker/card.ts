import type { Cents } from "../money.ts";

/** What a speaker card shows, ready to print: no row of the database and no rule left to apply. */
export type SpeakerCardData = {
  readonly slug: string;
  readonly name: string;
  readonly jobTitle: string | null;
  readonly city: string | null;
  /** Key of the stored picture; null shows the monogram. */
  readonly portrait: string | null;
  /** The title of the talk the speaker is known for, without quotes. */
  readonly talkTitle: string | null;
  readonly topics: readonly string[];
  /** Zero means not rated yet. */
  readonly rating: number;
  readonly reviewCount: number;
  /** German names, as they are printed. */
  readonly languages: readonly string[];
  /** Net; null is a price on request. */
  readonly startingFee: Cents | null;
  readonly isQuickBookable: boolean;
};

export const MAX_CARD_TOPICS = 3;
