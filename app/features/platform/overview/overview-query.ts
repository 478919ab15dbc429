import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import type { PeriodDays } from "#domain/insights/period.ts";

export type Overview = InferResponseType<typeof ownApi.v1.admin.overview.$get, 200>;

export function overviewQuery(days: PeriodDays) {
  return queryOptions({
    queryKey: ["admin-overview", days],
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<Overview> =>
      answered(await ownApi.v1.admin.overview.$get({ query: { days: String(days) } as never })),
  });
}
