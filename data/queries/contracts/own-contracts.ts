import { and, eq, inArray, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { boundedCount, matchesWords, orderOf, readPage } from "#data/queries/lists/list-page.ts";
import { contracts } from "#data/schema/billing/contracts.ts";
import { bookings } from "#data/schema/bookings.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import {
  type ContractSide,
  LIVE_CONTRACT_STATUSES,
  SIGNABLE_CONTRACT_STATUSES,
} from "#domain/contract/contract-status.ts";
import type { ContractTurn, OwnContractSort } from "#domain/contract/own-contract.ts";
import type { ListQuery } from "#domain/list/list-query.ts";

const speakerName = sql<string>`coalesce(${speakers.name}, ${speakers.title})`;

const SORTS = {
  event_date: bookings.event_date,
  expires_at: contracts.expires_at,
  status: contracts.status,
};

export type OwnContractQuery = ListQuery<OwnContractSort> & {
  readonly as?: ContractSide | undefined;
  readonly turn?: ContractTurn | undefined;
};

/** The contract in force of each own booking: contracts of other accounts are never found here. */
export async function listOwnContracts(db: Db, userId: string, query: OwnContractQuery) {
  const isCustomer = eq(bookings.customer_id, userId);
  // A speaker who books themselves stands on the customer's side, as everywhere.
  const isSpeaker = and(eq(speakers.user_id, userId), sql`${isCustomer} is not true`);
  const sides = { customer: isCustomer, speaker: isSpeaker };
  const wanted = and(
    inArray(contracts.status, LIVE_CONTRACT_STATUSES),
    query.as ? sides[query.as] : or(isCustomer, isSpeaker),
    query.turn && hasTurn(query.turn, sides),
    matchesWords(query.q, [bookings.event_title, bookings.booking_reference, speakerName]),
  );
  const counted = db
    .select({ id: contracts.id })
    .from(contracts)
    .innerJoin(bookings, eq(bookings.id, contracts.booking_id))
    .innerJoin(speakers, eq(speakers.id, bookings.speaker_id))
    .where(wanted)
    .$dynamic();
  return readPage(query, boundedCount(db, counted), ({ limit, offset }) =>
    db
      .select({
        id: contracts.id,
        booking_id: contracts.booking_id,
        version: contracts.version,
        status: contracts.status,
        expires_at: contracts.expires_at,
        change_by: contracts.change_by,
        customer_signed_at: contracts.customer_signed_at,
        speaker_signed_at: contracts.speaker_signed_at,
        event_title: bookings.event_title,
        event_date: bookings.event_date,
        booking_reference: bookings.booking_reference,
        speaker_name: speakerName,
        customer_id: bookings.customer_id,
      })
      .from(contracts)
      .innerJoin(bookings, eq(bookings.id, contracts.booking_id))
      .innerJoin(speakers, eq(speakers.id, bookings.speaker_id))
      .where(wanted)
      .orderBy(...orderOf(SORTS, query, contracts.id))
      .limit(limit)
      .offset(offset),
  );
}

type Sides = Readonly<Record<ContractSide, SQL | undefined>>;

/** The rule of `isTurnOf` where the rows are. */
function hasTurn(turn: ContractTurn, sides: Sides): SQL | undefined {
  const isSigned = eq(contracts.status, "signed_by_both");
  if (turn === "signed") return isSigned;
  const isMine = or(
    and(sides.customer, isDue("customer", contracts.customer_signed_at)),
    and(sides.speaker, isDue("speaker", contracts.speaker_signed_at)),
  );
  return turn === "mine" ? isMine : and(not(isSigned), sql`${isMine} is not true`);
}

function isDue(
  side: ContractSide,
  signedAt: typeof contracts.customer_signed_at | typeof contracts.speaker_signed_at,
): SQL | undefined {
  return or(
    and(eq(contracts.status, "change_requested"), ne(contracts.change_by, side)),
    and(inArray(contracts.status, SIGNABLE_CONTRACT_STATUSES), isNull(signedAt)),
  );
}
