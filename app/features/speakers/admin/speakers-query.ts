import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerTo, RequestBody } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import type { SpeakerAction } from "#domain/speaker/admin/speaker-actions.ts";
import { type ListState, listParameters } from "#parts/list/list-state.ts";

export type SpeakerItem = AnswerTo<"GET /admin/speakers">["items"][number];
export type SpeakerRecord = AnswerTo<"GET /admin/speakers/{id}">;

export const SPEAKERS_KEY = ["admin-speakers"] as const;

export function speakersQuery(state: ListState) {
  return queryOptions({
    queryKey: [...SPEAKERS_KEY, state],
    placeholderData: keepPreviousData,
    queryFn: () => authenticatedApi.call("GET /admin/speakers", { query: listParameters(state) }),
  });
}

export function recordQuery(id: string) {
  return queryOptions({
    queryKey: ["admin-speaker", id],
    queryFn: () => authenticatedApi.find("GET /admin/speakers/{id}", { params: { id } }),
  });
}

/** Asked anew every time: a booking may have come in since. */
export function holdsQuery(id: string) {
  return queryOptions({
    queryKey: ["admin-speaker-holds", id],
    gcTime: 0,
    queryFn: () => authenticatedApi.call("GET /admin/speakers/{id}/deletion", { params: { id } }),
  });
}

type Deletion = RequestBody<"POST /admin/speakers/{id}/deletion">;

export async function sendDeletion(id: string, body: Deletion) {
  return authenticatedApi.call("POST /admin/speakers/{id}/deletion", { params: { id }, body });
}

export async function sendAction(
  ids: readonly string[],
  action: SpeakerAction,
  { reason = null, isDeliberate = false }: { reason?: string | null; isDeliberate?: boolean } = {},
) {
  return authenticatedApi.call("POST /admin/speakers/actions", {
    body: { ids: [...ids], action, reason, is_deliberate: isDeliberate },
  });
}

export async function sendInvitations(ids: readonly string[]) {
  return authenticatedApi.call("POST /admin/speakers/invitations", { body: { ids: [...ids] } });
}
