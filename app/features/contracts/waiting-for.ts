import type { ContractSide } from "#domain/contract/contract-status.ts";
import type { OwnContract } from "./queries.ts";

/** What one side has to sign or answer; somebody may be customer of one and speaker of another. */
export function waitingFor(contracts: readonly OwnContract[], side: ContractSide): OwnContract[] {
  return contracts.filter((contract) => contract.is_waiting && contract.side === side);
}
