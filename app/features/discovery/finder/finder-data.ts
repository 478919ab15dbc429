import type { ReactNode } from "react";
import type { VenueAnswer } from "#domain/address/place-answer.ts";
import type { EventTotal } from "#domain/pricing/event-total.ts";
import type { SearchQuery } from "#domain/search/query.ts";
import type { Facets, FilterRelaxation, PriceBounds } from "#domain/search/results.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";

/** A category with the number of speakers behind it. */
export type Topic = { name: string; label: string; count: number };

export type FinderResults = {
  cards: readonly SpeakerCardData[];
  total: number;
  facets: Facets;
  priceBounds: PriceBounds;
  nextCursor: string | null;
  relaxation?: FilterRelaxation | undefined;
  /** What is known of the place that is asked for. */
  venue?: VenueAnswer | undefined;
  totals?: Totals | undefined;
};

/** With day and place: what the event costs with each speaker, by short name. */
export type Totals = Readonly<Record<string, EventTotal>>;

/** What the finder shows; without results the speakers could not be loaded. */
export type FinderData = {
  query: SearchQuery;
  topics: readonly Topic[];
  results: FinderResults | null;
};

export type RenderCompareToggle = (speaker: SpeakerCardData) => ReactNode;
