import { findBooking } from "#data/queries/bookings/bookings.ts";
import { type ContractRow, listContracts } from "#data/queries/contracts/contracts.ts";
import { listOwnContracts, type OwnContractQuery } from "#data/queries/contracts/own-contracts.ts";
import {
  CONTRACT_SIDES,
  type ContractFacts,
  type ContractSide,
  type ContractStep,
  possibleContractSteps,
} from "#domain/contract/contract-status.ts";
import { isTurnOf } from "#domain/contract/own-contract.ts";
import type { ListPage } from "#domain/list/list-query.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { type BookingSide, sideOf } from "#features/booking-side.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

export type VisibleContract = {
  readonly contract: ContractRow;
  readonly side: BookingSide;
  readonly steps: readonly ContractStep[];
  /** Older ones, the latest first. */
  readonly earlier: readonly ContractRow[];
};

/** The version in force, for both sides and admins; for other accounts there is none. */
export async function readContract(
  ctx: Pick<Ctx, "db">,
  viewer: Viewer,
  bookingId: string,
): Promise<Result<VisibleContract, "unauthorized" | "not_found">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const found = await findBooking(ctx.db, bookingId);
  if (!found) return failure("not_found");
  const parties = {
    customer_id: found.booking.customer_id,
    speakerUserId: found.speakerUserId,
  };
  const side = sideOf(viewer, parties);
  if (side === null) return failure("not_found");
  const [contract, ...earlier] = await listContracts(ctx.db, bookingId);
  if (!contract) return failure("not_found");
  const isBooked = found.booking.status === "confirmed";
  const steps = isBooked ? possibleContractSteps(factsOf(contract), side) : [];
  return ok({ contract, side, steps, earlier });
}

export function factsOf(contract: ContractRow): ContractFacts {
  return {
    status: contract.status,
    signedBy: CONTRACT_SIDES.filter((side) => contract[`${side}_signed_at`] !== null),
    changeBy: contract.change_by,
  };
}

export type OwnContract = {
  readonly row: Awaited<ReturnType<typeof listOwnContracts>>["items"][number];
  readonly side: ContractSide;
  /** It is this side's turn: to sign, or to answer a change request. */
  readonly isWaiting: boolean;
};

/** Of every own booking the contract in force; dashboards show what waits for a signature. */
export async function listContractsOf(
  ctx: Pick<Ctx, "db">,
  viewer: Viewer,
  query: OwnContractQuery,
): Promise<Result<ListPage<OwnContract>, "unauthorized">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const page = await listOwnContracts(ctx.db, viewer.userId, query);
  const items = page.items.map((row) => {
    const side: ContractSide = row.customer_id === viewer.userId ? "customer" : "speaker";
    return { row, side, isWaiting: isTurnOf(row, side) };
  });
  return ok({ ...page, items });
}
