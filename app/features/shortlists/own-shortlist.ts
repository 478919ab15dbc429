import type { InferResponseType } from "hono/client";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";

const api = ownApi.v1.me.shortlist;

type Answered = InferResponseType<typeof api.$get, 200>;
/** Amounts are cents here as everywhere; JSON cannot say so. */
export type ListedSpeaker = Omit<Answered["items"][number], "card"> & { card: SpeakerCardData };
export type OwnShortlist = Omit<Answered, "items"> & { items: ListedSpeaker[] };
export type ListComment = OwnShortlist["comments"][number];

export const SHORTLIST_QUERY = ["own-shortlist"] as const;

export async function readShortlist(): Promise<OwnShortlist> {
  return (await answered(await api.$get())) as OwnShortlist;
}

export async function changeShortlist(slug: string, isListed: boolean): Promise<void> {
  const one = api.speakers[":slug"];
  const param = { slug };
  await answered(isListed ? await one.$put({ param }) : await one.$delete({ param }));
}

export async function shareShortlist(): Promise<string> {
  return (await answered(await api.share.$post())).token;
}

export async function revokeShare(): Promise<void> {
  await answered(await api.share.$delete());
}

export async function deleteComment(id: string): Promise<void> {
  await answered(await api.comments[":id"].$delete({ param: { id } }));
}
