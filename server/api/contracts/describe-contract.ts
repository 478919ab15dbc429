import type { ContractRow } from "#data/queries/contracts/contracts.ts";
import type { ContractSide } from "#domain/contract/contract-status.ts";
import type { OwnContract, VisibleContract } from "#features/contracts/read-contract.server.ts";

/** Without what only the server needs, as the keys of its files. */
export function describeContract({ contract, side, steps, earlier }: VisibleContract) {
  return {
    ...describeVersion(contract),
    booking_id: contract.booking_id,
    side,
    content: contract.content,
    content_sha256: contract.content_sha256,
    expires_at: contract.expires_at,
    change_by: contract.change_by,
    change_wish: contract.change_wish,
    change_answer: contract.change_answer,
    signatures: {
      customer: signatureOf(contract, "customer"),
      speaker: signatureOf(contract, "speaker"),
    },
    possible_steps: steps,
    earlier: earlier.map(describeVersion),
  };
}

function describeVersion({ id, version, status, created_at }: ContractRow) {
  return { id, version, status, created_at };
}

function signatureOf(contract: ContractRow, side: ContractSide) {
  const [name, at] = [contract[`${side}_name`], contract[`${side}_signed_at`]];
  return name === null || at === null ? null : { name, signed_at: at };
}

/** Without what only says which side the caller is on. */
export function describeOwn({ row, side, isWaiting }: OwnContract) {
  return {
    id: row.id,
    booking_id: row.booking_id,
    booking_reference: row.booking_reference,
    version: row.version,
    status: row.status,
    side,
    is_waiting: isWaiting,
    expires_at: row.expires_at,
    event_title: row.event_title,
    event_date: row.event_date,
    speaker_name: row.speaker_name,
  };
}
