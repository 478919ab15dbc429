import { type SearchQuery, writeSearchQuery } from "#domain/search/query.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import type { Totals } from "./finder-data.ts";

export type CardBatch = {
  cards: readonly SpeakerCardData[];
  total: number;
  nextCursor: string | null;
  totals?: Totals | undefined;
};

/** Cards outside navigation: the next twelve of a list, a number for a button. */
export async function loadCards(
  query: SearchQuery,
  { cursor, signal }: { cursor?: string; signal?: AbortSignal } = {},
): Promise<CardBatch> {
  const params = writeSearchQuery(query);
  if (cursor !== undefined) params.set("cursor", cursor);
  const answer = await fetch(`/api/v1/speaker-cards?${params}`, signal ? { signal } : {});
  if (!answer.ok) throw new Error(`Cards: ${answer.status}`);
  const { items, ...rest } = (await answer.json()) as Omit<CardBatch, "cards"> & {
    items: CardBatch["cards"];
  };
  return { ...rest, cards: items };
}
