import { queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { ownApi } from "#app/session/own-api.ts";

export type OwnSpeaker = InferResponseType<(typeof ownApi.v1.me.speaker)["$get"], 200>;

/** Null for somebody whose session has ended meanwhile. */
export const ownSpeakerQuery = queryOptions({
  queryKey: ["own-speaker"],
  queryFn: async (): Promise<OwnSpeaker | null> => {
    const answer = await ownApi.v1.me.speaker.$get();
    if (answer.status === 401 || answer.status === 403) return null;
    if (!answer.ok) throw new Error("the own profile could not be read");
    return answer.json();
  },
});
