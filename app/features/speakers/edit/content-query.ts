import { queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { ownApi } from "#app/session/own-api.ts";

const { $get: get } = ownApi.v1.me.speaker.content;
export type OwnContent = InferResponseType<typeof get, 200>;

/** Null for an account without a profile (DECISIONS C-15). */
export const contentQuery = queryOptions({
  queryKey: ["own-speaker-content"],
  queryFn: async (): Promise<OwnContent | null> => {
    const answer = await get();
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`the profile was refused with ${answer.status}`);
    return answer.json();
  },
});
