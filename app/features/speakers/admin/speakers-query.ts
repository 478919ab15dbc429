import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import type { SpeakerAction } from "#domain/speaker/admin/speaker-actions.ts";
import { type ListState, listParameters } from "#parts/list/list-state.ts";

const { speakers } = ownApi.v1.admin;

export type SpeakerItem = InferResponseType<typeof speakers.$get, 200>["items"][number];
export type SpeakerRecord = InferResponseType<(typeof speakers)[":id"]["$get"], 200>;

export const SPEAKERS_KEY = ["admin-speakers"] as const;

export function speakersQuery(state: ListState) {
  return queryOptions({
    queryKey: [...SPEAKERS_KEY, state],
    placeholderData: keepPreviousData,
    queryFn: async () => answered(await speakers.$get({ query: listParameters(state) })),
  });
}

export function recordQuery(id: string) {
  return queryOptions({
    queryKey: ["admin-speaker", id],
    queryFn: async (): Promise<SpeakerRecord | null> => {
      const answer = await speakers[":id"].$get({ param: { id } });
      return answer.status === 404 ? null : answered(answer);
    },
  });
}

/** Asked anew every time: a booking may have come in since. */
export function holdsQuery(id: string) {
  return queryOptions({
    queryKey: ["admin-speaker-holds", id],
    gcTime: 0,
    queryFn: async () => answered(await speakers[":id"].deletion.$get({ param: { id } })),
  });
}

type Deletion = { readonly confirmation: string; readonly reason: string };

export async function sendDeletion(id: string, json: Deletion) {
  return answered(await speakers[":id"].deletion.$post({ param: { id }, json }));
}

export async function sendAction(
  ids: readonly string[],
  action: SpeakerAction,
  { reason = null, isDeliberate = false }: { reason?: string | null; isDeliberate?: boolean } = {},
) {
  const json = { ids: [...ids], action, reason, is_deliberate: isDeliberate };
  return answered(await speakers.actions.$post({ json }));
}

export async function sendInvitations(ids: readonly string[]) {
  return answered(await speakers.invitations.$post({ json: { ids: [...ids] } }));
}
