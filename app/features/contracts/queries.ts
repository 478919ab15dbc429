import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import type { ContractSide } from "#domain/contract/contract-status.ts";
import { type ListState, listParameters } from "#parts/list/list-state.ts";

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

/** What one side has to sign or answer, the next event first; more than a page of it nobody reads at once. */
export function waitingContractsQuery(as: ContractSide) {
  const query = { as, turn: "mine", sort: "event_date", order: "asc", size: "100" } as const;
  return queryOptions({
    queryKey: ["own-contracts", as, "waiting"],
    queryFn: async () => (await answered(await own.$get({ query }))).items,
  });
}

/** One page of the own contracts as the address asks for it. */
export function ownContractList(as: ContractSide, state: ListState) {
  return queryOptions({
    queryKey: ["own-contracts", as, "list", state],
    placeholderData: keepPreviousData,
    queryFn: async () =>
      answered(
        await own.$get({ query: listParameters({ ...state, filters: { ...state.filters, as } }) }),
      ),
  });
}
