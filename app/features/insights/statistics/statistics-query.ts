import { queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { ownApi } from "#app/session/own-api.ts";

const { $get: get } = ownApi.v1.me.speaker.statistics;
export type Statistics = InferResponseType<typeof get, 200>;

export const statisticsQuery = queryOptions({
  queryKey: ["speaker-statistics"],
  queryFn: async (): Promise<Statistics> => {
    const answer = await get();
    if (!answer.ok) throw new Error(`the numbers were refused with ${answer.status}`);
    return answer.json();
  },
});
