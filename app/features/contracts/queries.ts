import { queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { ownApi } from "#app/session/own-api.ts";

const one = ownApi.v1.bookings[":id"].contract;
const own = ownApi.v1.me.contracts;

export type Contract = InferResponseType<typeof one.$get, 200>;
export type OwnContract = InferResponseType<typeof own.$get, 200>["items"][number];

/** Null for a contract that does not exist for whoever asks. */
export function contractQuery(bookingId: string) {
  return queryOptions({
    queryKey: ["own-contract", bookingId],
    queryFn: async (): Promise<Contract | null> => {
      const answer = await one.$get({ param: { id: bookingId } });
      if (answer.ok) return answer.json();
      if (answer.status < 500) return null;
      throw new Error(`the contract was refused with ${answer.status}`);
    },
  });
}

/** What is in force, with a word on whose turn it is. */
export function ownContractsQuery() {
  return queryOptions({
    queryKey: ["own-contracts"],
    queryFn: async (): Promise<OwnContract[]> => {
      const answer = await own.$get();
      if (!answer.ok) throw new Error(`the contracts were refused with ${answer.status}`);
      return (await answer.json()).items;
    },
  });
}
