import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";

type Answered = AnswerTo<"GET /me/shortlist">;
/** Amounts are cents here as everywhere; JSON cannot say so. */
export type ListedSpeaker = Omit<Answered["items"][number], "card"> & { card: SpeakerCardData };
export type OwnShortlist = Omit<Answered, "items"> & { items: ListedSpeaker[] };
export type ListComment = OwnShortlist["comments"][number];

export const SHORTLIST_QUERY = ["own-shortlist"] as const;

export async function readShortlist(): Promise<OwnShortlist> {
  return (await authenticatedApi.call("GET /me/shortlist")) as OwnShortlist;
}

export async function changeShortlist(slug: string, isListed: boolean): Promise<void> {
  const method = isListed ? "PUT" : "DELETE";
  await authenticatedApi.call(`${method} /me/shortlist/speakers/{slug}`, { params: { slug } });
}

export async function shareShortlist(): Promise<string> {
  return (await authenticatedApi.call("POST /me/shortlist/share")).token;
}

export async function revokeShare(): Promise<void> {
  await authenticatedApi.call("DELETE /me/shortlist/share");
}

export async function deleteComment(id: string): Promise<void> {
  await authenticatedApi.call("DELETE /me/shortlist/comments/{id}", { params: { id } });
}
