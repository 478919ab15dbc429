import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerTo, RequestBody } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { type ListState, listParameters } from "#parts/list/list-state.ts";

export type PostItem = AnswerTo<"GET /admin/posts">["items"][number];
export type Post = AnswerTo<"GET /admin/posts/{id}">;
export type PostDraft = RequestBody<"POST /admin/posts">;
export type MediaItem = AnswerTo<"GET /admin/media">["items"][number];
export type LandingItem = AnswerTo<"GET /admin/landing-pages">["items"][number];
export type Landing = AnswerTo<"GET /admin/landing-pages/{id}">;
export type LandingDraft = RequestBody<"POST /admin/landing-pages">;

export const POSTS_KEY = ["admin-posts"] as const;
export const MEDIA_KEY = ["admin-media"] as const;
export const LANDINGS_KEY = ["admin-landings"] as const;

export function postsQuery(state: ListState) {
  return queryOptions({
    queryKey: [...POSTS_KEY, state],
    placeholderData: keepPreviousData,
    queryFn: () => authenticatedApi.call("GET /admin/posts", { query: listParameters(state) }),
  });
}

export function postQuery(id: string) {
  return queryOptions({
    queryKey: ["admin-post", id],
    // Reading again in the background would discard what was typed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: () => authenticatedApi.find("GET /admin/posts/{id}", { params: { id } }),
  });
}

export function storePost(id: string | null, body: PostDraft): Promise<Post> {
  if (id === null) return authenticatedApi.call("POST /admin/posts", { body });
  return authenticatedApi.call("PUT /admin/posts/{id}", { params: { id }, body });
}

export function deletePost(id: string) {
  return authenticatedApi.call("DELETE /admin/posts/{id}", { params: { id } });
}

export function mediaQuery(state: ListState) {
  return queryOptions({
    queryKey: [...MEDIA_KEY, state],
    placeholderData: keepPreviousData,
    queryFn: () => authenticatedApi.call("GET /admin/media", { query: listParameters(state) }),
  });
}

export function mediaUsesQuery(id: string) {
  return queryOptions({
    queryKey: ["admin-media-uses", id],
    queryFn: () => authenticatedApi.call("GET /admin/media/{id}/uses", { params: { id } }),
  });
}

export function uploadPicture(file: File) {
  return authenticatedApi.call("POST /admin/media", { form: { file } });
}

export function describePicture(id: string, body: RequestBody<"PATCH /admin/media/{id}">) {
  return authenticatedApi.call("PATCH /admin/media/{id}", { params: { id }, body });
}

export function deletePicture(id: string) {
  return authenticatedApi.call("DELETE /admin/media/{id}", { params: { id } });
}

export function landingsQuery(state: ListState) {
  return queryOptions({
    queryKey: [...LANDINGS_KEY, state],
    placeholderData: keepPreviousData,
    queryFn: () =>
      authenticatedApi.call("GET /admin/landing-pages", { query: listParameters(state) }),
  });
}

export function landingQuery(id: string) {
  return queryOptions({
    queryKey: ["admin-landing", id],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: () => authenticatedApi.find("GET /admin/landing-pages/{id}", { params: { id } }),
  });
}

export function storeLanding(id: string | null, body: LandingDraft): Promise<Landing> {
  if (id === null) return authenticatedApi.call("POST /admin/landing-pages", { body });
  return authenticatedApi.call("PUT /admin/landing-pages/{id}", { params: { id }, body });
}

export function deleteLanding(id: string) {
  return authenticatedApi.call("DELETE /admin/landing-pages/{id}", { params: { id } });
}

/** Speakers by name, for pickers; unlisted ones included. */
export function speakerSearch(q: string) {
  return queryOptions({
    queryKey: ["admin-speaker-search", q],
    enabled: q.trim().length > 1,
    queryFn: async () => {
      const { items } = await authenticatedApi.call("GET /admin/speakers", {
        query: { q: q.trim(), page: 1, size: 25, sort: "name", order: "asc" },
      });
      return items.map(({ id, slug, name }) => ({ id, slug, name }));
    },
  });
}
