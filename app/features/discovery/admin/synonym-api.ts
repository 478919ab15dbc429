import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import { type ListState, listParameters } from "#parts/list/list-state.ts";

const synonyms = ownApi.v1.admin["search-synonyms"];

type SynonymPage = InferResponseType<typeof synonyms.$get, 200>;
export type Synonyms = SynonymPage["items"][number];

export const SYNONYMS_KEY = ["admin-search-synonyms"] as const;

export function synonymsQuery(state: ListState) {
  return queryOptions({
    queryKey: [...SYNONYMS_KEY, state],
    placeholderData: keepPreviousData,
    queryFn: async () => answered(await synonyms.$get({ query: listParameters(state) as never })),
  });
}

/** Without an id a new group. */
export async function saveSynonyms(id: string | null, words: string[]): Promise<void> {
  const json = { words };
  const answer =
    id === null
      ? await synonyms.$post({ json })
      : await synonyms[":id"].$put({ param: { id }, json });
  if (!answer.ok) await answered(answer as Response);
}

export async function deleteSynonyms(id: string): Promise<void> {
  const answer = await synonyms[":id"].$delete({ param: { id } });
  if (!answer.ok) await answered(answer as Response);
}
