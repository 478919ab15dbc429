import { queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { ownApi } from "#app/session/own-api.ts";

export type Overview = InferResponseType<typeof ownApi.v1.admin.overview.$get, 200>;

export const overviewQuery = queryOptions({
  queryKey: ["admin-overview"],
  queryFn: async (): Promise<Overview> => {
    const answer = await ownApi.v1.admin.overview.$get();
    if (!answer.ok) throw new Error(`the overview was refused with ${answer.status}`);
    return answer.json();
  },
});
