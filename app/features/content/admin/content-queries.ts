import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { InferRequestType, InferResponseType } from "hono/client";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import { type ListState, listParameters } from "#parts/list/list-state.ts";

const { posts, media, "landing-pages": landings } = ownApi.v1.admin;

export type PostItem = InferResponseType<typeof posts.$get, 200>["items"][number];
export type Post = InferResponseType<(typeof posts)[":id"]["$get"], 200>;
export type PostDraft = InferRequestType<typeof posts.$post>["json"];
export type MediaItem = InferResponseType<typeof media.$get, 200>["items"][number];
export type LandingItem = InferResponseType<typeof landings.$get, 200>["items"][number];
export type Landing = InferResponseType<(typeof landings)[":id"]["$get"], 200>;
export type LandingDraft = InferRequestType<typeof landings.$post>["json"];

export const POSTS_KEY = ["admin-posts"] as const;
export const MEDIA_KEY = ["admin-media"] as const;
export const LANDINGS_KEY = ["admin-landings"] as const;

export function postsQuery(state: ListState) {
  return queryOptions({
    queryKey: [...POSTS_KEY, state],
    placeholderData: keepPreviousData,
    queryFn: async () => answered(await posts.$get({ query: listParameters(state) as never })),
  });
}

export function postQuery(id: string) {
  return queryOptions({
    queryKey: ["admin-post", id],
    // An editor that reads behind somebody's back would throw away what they typed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async (): Promise<Post | null> => {
      const answer = await posts[":id"].$get({ param: { id } });
      return answer.status === 404 ? null : answered(answer);
    },
  });
}

export async function storePost(id: string | null, json: PostDraft): Promise<Post> {
  if (id === null) return answered(await posts.$post({ json }));
  return answered(await posts[":id"].$put({ param: { id }, json }));
}

export async function deletePost(id: string) {
  return answered(await posts[":id"].$delete({ param: { id } }));
}

export function mediaQuery(state: ListState) {
  return queryOptions({
    queryKey: [...MEDIA_KEY, state],
    placeholderData: keepPreviousData,
    queryFn: async () => answered(await media.$get({ query: listParameters(state) as never })),
  });
}

export function mediaUsesQuery(id: string) {
  return queryOptions({
    queryKey: ["admin-media-uses", id],
    queryFn: async () => answered(await media[":id"].uses.$get({ param: { id } })),
  });
}

export async function uploadPicture(file: File) {
  return answered(await media.$post({ form: { file } as never }));
}

type MediaChange = InferRequestType<(typeof media)[":id"]["$patch"]>["json"];

export async function describePicture(id: string, json: MediaChange) {
  return answered(await media[":id"].$patch({ param: { id }, json }));
}

export async function deletePicture(id: string) {
  return answered(await media[":id"].$delete({ param: { id } }));
}

export function landingsQuery(state: ListState) {
  return queryOptions({
    queryKey: [...LANDINGS_KEY, state],
    placeholderData: keepPreviousData,
    queryFn: async () => answered(await landings.$get({ query: listParameters(state) as never })),
  });
}

export function landingQuery(id: string) {
  return queryOptions({
    queryKey: ["admin-landing", id],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async (): Promise<Landing | null> => {
      const answer = await landings[":id"].$get({ param: { id } });
      return answer.status === 404 ? null : answered(answer);
    },
  });
}

export async function storeLanding(id: string | null, json: LandingDraft): Promise<Landing> {
  if (id === null) return answered(await landings.$post({ json }));
  return answered(await landings[":id"].$put({ param: { id }, json }));
}

export async function deleteLanding(id: string) {
  return answered(await landings[":id"].$delete({ param: { id } }));
}

/** Speakers by name, for pickers; the list of the administration knows everybody. */
export function speakerSearch(q: string) {
  return queryOptions({
    queryKey: ["admin-speaker-search", q],
    enabled: q.trim().length > 1,
    queryFn: async () => {
      const query = { q: q.trim(), page: "1", size: "25", sort: "name", order: "asc" };
      const { items } = await answered(
        await ownApi.v1.admin.speakers.$get({ query: query as never }),
      );
      return items.map(({ id, slug, name }) => ({ id, slug, name }));
    },
  });
}
