import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { type ListState, listParameters } from "#parts/list/list-state.ts";

export type Synonyms = AnswerTo<"GET /admin/search-synonyms">["items"][number];

export const SYNONYMS_KEY = ["admin-search-synonyms"] as const;

export function synonymsQuery(state: ListState) {
  return queryOptions({
    queryKey: [...SYNONYMS_KEY, state],
    placeholderData: keepPreviousData,
    queryFn: () =>
      authenticatedApi.call("GET /admin/search-synonyms", { query: listParameters(state) }),
  });
}

/** Without an id a new group. */
export async function saveSynonyms(id: string | null, words: string[]): Promise<void> {
  const body = { words };
  if (id === null) await authenticatedApi.call("POST /admin/search-synonyms", { body });
  else await authenticatedApi.call("PUT /admin/search-synonyms/{id}", { params: { id }, body });
}

export async function deleteSynonyms(id: string): Promise<void> {
  await authenticatedApi.call("DELETE /admin/search-synonyms/{id}", { params: { id } });
}
