import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import type { ContractSide } from "#domain/contract/contract-status.ts";
import { type ListState, listParameters } from "#parts/list/list-state.ts";

export type Contract = AnswerTo<"GET /bookings/{id}/contract">;
export type OwnContract = AnswerTo<"GET /me/contracts">["items"][number];

/** Null for a contract that does not exist for the caller. */
export function contractQuery(bookingId: string) {
  return queryOptions({
    queryKey: ["own-contract", bookingId],
    queryFn: async (): Promise<Contract | null> => {
      const answer = await authenticatedApi.send("GET /bookings/{id}/contract", {
        params: { id: bookingId },
      });
      if (answer.ok) return answer.json();
      if (answer.status < 500) return null;
      throw new Error(`the contract was refused with ${answer.status}`);
    },
  });
}

/** What one side has to sign or answer, the next event first; one page is enough. */
export function waitingContractsQuery(as: ContractSide) {
  const query = { as, turn: "mine", sort: "event_date", order: "asc", size: "100" } as const;
  return queryOptions({
    queryKey: ["own-contracts", as, "waiting"],
    queryFn: async () => (await authenticatedApi.call("GET /me/contracts", { query })).items,
  });
}

/** One page of the own contracts as the address asks for it. */
export function ownContractList(as: ContractSide, state: ListState) {
  return queryOptions({
    queryKey: ["own-contracts", as, "list", state],
    placeholderData: keepPreviousData,
    queryFn: () =>
      authenticatedApi.call("GET /me/contracts", {
        query: listParameters({ ...state, filters: { ...state.filters, as } }),
      }),
  });
}
