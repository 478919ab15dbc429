import { and, asc, eq, gt, gte, inArray, or, sql } from "drizzle-orm";
import type { Tx } from "#data/db.ts";
import { invoices } from "#data/schema/billing/invoices.ts";
import { bookings } from "#data/schema/bookings.ts";
import { SOLD_STATUSES, UNDER_WAY_STATUSES } from "#domain/booking/status.ts";
import { UNPAID_STATES } from "#domain/invoicing/invoice-state.ts";
import { cents } from "#domain/money.ts";
import type { ProfileHold } from "#domain/speaker/admin/profile-hold.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { stateOf } from "./invoice-amounts.ts";
import { chargedFee } from "./settlements.ts";

/** Still binding. */
export function isAhead(today: IsoDate) {
  return and(inArray(bookings.status, UNDER_WAY_STATUSES), gte(bookings.event_date, today));
}

/** What the speaker gets is worked out from the name and tax data of that moment. */
export const isUnsettled = and(
  or(inArray(bookings.status, SOLD_STATUSES), sql`${chargedFee} is not null`),
  sql`not is_book_over(${bookings.event_date})`,
  sql`not exists (select from settlements where settlements.booking_id = ${bookings.id})`,
);

/** An invoice is never older than its booking: where that is long ago, it was deleted since. */
export const isUnbilled = and(
  or(inArray(bookings.status, SOLD_STATUSES), gt(bookings.cancellation_fee_cents, cents(0))),
  sql`not is_book_over((${bookings.created_at} at time zone 'Europe/Berlin')::date)`,
  sql`not exists (select from invoices where invoices.booking_id = ${bookings.id})`,
);

/** Why a profile has to stay for now: bookings in the order of their days, then unpaid invoices. */
export async function listProfileHolds(
  tx: Tx,
  speakerId: string,
  today: IsoDate,
): Promise<ProfileHold[]> {
  const isOwn = eq(bookings.speaker_id, speakerId);
  const held = await tx
    .select({
      reference: bookings.booking_reference,
      day: bookings.event_date,
      status: bookings.status,
      ahead: sql<boolean>`coalesce(${isAhead(today)}, false)`,
      unsettled: sql<boolean>`coalesce(${isUnsettled}, false)`,
    })
    .from(bookings)
    .where(and(isOwn, or(isAhead(today), isUnsettled, isUnbilled)))
    .orderBy(asc(bookings.event_date), asc(bookings.id));
  const unpaid = await tx
    .select({ number: invoices.number, reference: bookings.booking_reference })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.booking_id))
    .where(and(isOwn, inArray(stateOf(today), UNPAID_STATES)))
    .orderBy(asc(invoices.year), asc(invoices.n));
  return [
    ...held.map(({ ahead, unsettled, reference, day, status }): ProfileHold => {
      if (ahead) return { kind: "open", reference, day, status };
      return { kind: unsettled ? "unsettled" : "unbilled", reference, day };
    }),
    ...unpaid.map((invoice): ProfileHold => ({ kind: "unpaid", ...invoice })),
  ];
}
