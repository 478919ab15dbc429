import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import type { PeriodDays } from "#domain/insights/period.ts";

export type Overview = AnswerTo<"GET /admin/overview">;

export function overviewQuery(days: PeriodDays) {
  return queryOptions({
    queryKey: ["admin-overview", days],
    placeholderData: keepPreviousData,
    queryFn: () => authenticatedApi.call("GET /admin/overview", { query: { days } }),
  });
}
