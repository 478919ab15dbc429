import { queryOptions } from "@tanstack/react-query";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";

export type OwnSpeaker = AnswerTo<"GET /me/speaker">;

/** Null once the session has ended. */
export const ownSpeakerQuery = queryOptions({
  queryKey: ["own-speaker"],
  queryFn: async (): Promise<OwnSpeaker | null> => {
    const answer = await authenticatedApi.send("GET /me/speaker");
    if (answer.status === 401 || answer.status === 403) return null;
    if (!answer.ok) throw new Error("the own profile could not be read");
    return answer.json();
  },
});
