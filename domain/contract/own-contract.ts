import {
  type ContractSide,
  type ContractStatus,
  SIGNABLE_CONTRACT_STATUSES,
} from "./contract-status.ts";

/** Whose turn it is, for one of the two sides. `signed`: neither side has to act. */
export const CONTRACT_TURNS = ["mine", "other", "signed"] as const;
export type ContractTurn = (typeof CONTRACT_TURNS)[number];

/** What the own contracts can be sorted by; the first is the default. */
export const OWN_CONTRACT_SORTS = ["event_date", "expires_at", "status"] as const;
export type OwnContractSort = (typeof OWN_CONTRACT_SORTS)[number];

type Facts = {
  readonly status: ContractStatus;
  readonly change_by: ContractSide | null;
  readonly customer_signed_at: Date | null;
  readonly speaker_signed_at: Date | null;
};

/** A side has to sign, or to answer a change request of the other one. */
export function isTurnOf(contract: Facts, side: ContractSide): boolean {
  if (contract.status === "change_requested") return contract.change_by !== side;
  const isSignable = SIGNABLE_CONTRACT_STATUSES.some((status) => status === contract.status);
  return isSignable && contract[`${side}_signed_at`] === null;
}
