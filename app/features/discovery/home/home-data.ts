import type { MarketingClaims } from "#domain/content/marketing-claims.ts";
import type { PriceBasis } from "#domain/pricing/price-basis.ts";
import type { TopicCount } from "#domain/search/results.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import type { FinderData } from "../finder/finder-data.ts";

export type HomeData = FinderData & {
  /** Phones show the results in place of the home view once this is true (HOME-22). */
  isFiltered: boolean;
  /** What the address says of amounts; without it the visitor's own choice holds. */
  prices: PriceBasis | undefined;
  popular: readonly TopicCount[];
  featured: readonly SpeakerCardData[];
  /** Null where no admin has confirmed any. */
  claims: MarketingClaims | null;
  /** Whether invoices can be paid by card. */
  takesCards: boolean;
};
