import { queryOptions } from "@tanstack/react-query";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";

export type Statistics = AnswerTo<"GET /me/speaker/statistics">;

export const statisticsQuery = queryOptions({
  queryKey: ["speaker-statistics"],
  queryFn: (): Promise<Statistics> => authenticatedApi.call("GET /me/speaker/statistics"),
});
