import type { ContractRow } from "#data/queries/contracts/contracts.ts";
import type { ContractSide } from "#domain/contract/contract-status.ts";
import { pickFields } from "#domain/record/pick-fields.ts";
import type { OwnContract, VisibleContract } from "#features/contracts/read-contract.server.ts";

const CONTENT_FIELDS = [
  "booking_id",
  "content",
  "content_sha256",
  "expires_at",
  "change_by",
  "change_wish",
  "change_answer",
] as const;

/** Without what only the server needs, as the keys of its files. */
export function describeContract({ contract, side, steps, earlier }: VisibleContract) {
  return {
    ...describeVersion(contract),
    ...pickFields(contract, CONTENT_FIELDS),
    side,
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

/** What a list shows of a contract; the rest of its row only says which side the caller is on. */
const LISTED_FIELDS = [
  "id",
  "booking_id",
  "booking_reference",
  "version",
  "status",
  "expires_at",
  "event_title",
  "event_date",
  "speaker_name",
] as const;

export function describeOwn({ row, side, isWaiting }: OwnContract) {
  return { ...pickFields(row, LISTED_FIELDS), side, is_waiting: isWaiting };
}
