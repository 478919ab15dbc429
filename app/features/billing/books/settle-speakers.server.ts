import type { Tx } from "#data/db.ts";
import {
  type BilledBooking,
  listValidInvoices,
  lockBilledBooking,
} from "#data/queries/billing/invoices.ts";
import {
  insertSettlement,
  isSettled,
  listUnsettled,
  type SettlementRow,
} from "#data/queries/billing/settlements.ts";
import { findSpeakerTax, type SpeakerTaxRow } from "#data/queries/billing/speaker-tax.ts";
import { findBookingAddress } from "#data/queries/bookings/booking-offer.ts";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import { insertAudit } from "#data/queries/platform/audit-log.ts";
import { currentSetting } from "#data/queries/platform/settings.ts";
import { bookingPath } from "#domain/booking/booking-path.ts";
import { billedAs, creditLacks, selfBilledVat } from "#domain/invoicing/settlement/self-billing.ts";
import {
  cancellationFeeAmounts,
  type SettlementAmounts,
  settlementAmounts,
} from "#domain/invoicing/settlement/settlement.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { yearNumber } from "#domain/time/month.ts";
import type { BillingCtx } from "../billing-ctx.ts";
import { inSerialQueue } from "../invoices/document-number-queue.server.ts";
import { readBillingTerms } from "../invoices/read-billing-terms.server.ts";
import { readSeller } from "../invoices/read-seller.server.ts";

type SettleCtx = Pick<BillingCtx, "db" | "now" | "log" | "publicUrl">;
const AT_ONCE = 200;

/**
 * Works out, once per booking that was delivered or cancelled at a fee, what its speaker gets by the
 * commission of today, and tells them.
 */
export async function settleSpeakers(ctx: SettleCtx): Promise<number> {
  let count = 0;
  for (const bookingId of await listUnsettled(ctx.db, AT_ONCE)) {
    try {
      if (await inSerialQueue(() => settleSpeaker(ctx, bookingId))) count += 1;
    } catch (error) {
      ctx.log.error({ err: error, booking: bookingId }, "a speaker was not settled");
    }
  }
  return count;
}

function settleSpeaker(ctx: SettleCtx, bookingId: string): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const billed = await lockBilledBooking(tx, bookingId);
    if (!billed || (await isSettled(tx, bookingId))) return false;
    const issuer = await readSeller(tx);
    // It waits until the settings say who settles.
    if (!issuer.ok) return false;
    const earned = await findEarned(tx, billed);
    if (!earned) return false;
    const { booking, speakerName } = billed;
    const rate = (await readBillingTerms(tx)).commission_basis_points;
    const issue_date = berlinDay(ctx.now().getTime());
    const { occasion, service_date } = earned;
    const amounts = earned.amounts(rate);
    const stated = await findSpeakerTax(tx, booking.speaker_id);
    const vatRules = await currentSetting(tx, "vat_rules");
    const row = await insertSettlement(tx, {
      year: yearNumber(issue_date),
      booking_id: bookingId,
      speaker_id: booking.speaker_id,
      occasion,
      issuer: issuer.value,
      speaker_name: speakerName,
      issue_date,
      service_date,
      commission_basis_points: rate,
      ...amounts,
      ...(stated?.accepts_self_billing
        ? credited(stated, amounts, { day: service_date, vatRules })
        : {}),
    });
    await insertAudit(tx, {
      actor: "system",
      action: "settlement.issue",
      object_type: "booking",
      object_id: bookingId,
      after: { number: row.number, payout_cents: row.payout_cents },
    });
    await tellSpeaker(ctx, tx, billed, row);
    return true;
  });
}

/** For what a booking pays: the event, or the fee of its cancellation on the day it was charged. */
async function findEarned(tx: Tx, { booking }: BilledBooking) {
  const { status, event_date, cancellation_fee_cents: fee } = booking;
  if (status !== "cancelled") {
    const amounts = (rate: number) => settlementAmounts(booking, rate);
    return { occasion: "event", service_date: event_date, amounts } as const;
  }
  const [charged] = await listValidInvoices(tx, booking.id);
  if (!fee || !charged) return null;
  const amounts = (rate: number) => cancellationFeeAmounts(fee, rate);
  const { service_date } = charged;
  return { occasion: "cancellation_fee", service_date, amounts } as const;
}

async function tellSpeaker(
  { publicUrl }: SettleCtx,
  tx: Tx,
  { booking, speakerName }: BilledBooking,
  settlement: SettlementRow,
): Promise<void> {
  const to = await findBookingAddress(tx, booking.speaker_id);
  if (to === null) return;
  await enqueueMail(tx, {
    kind: "mail.settlement_issued",
    to,
    data: {
      first_name: speakerName,
      link: `${publicUrl}${bookingPath(booking.id, "speaker")}`,
      settlement_number: settlement.number,
      reference: booking.booking_reference,
      event_title: booking.event_title,
      occasion: settlement.occasion,
      is_credit_note: settlement.tax !== null,
      payout_cents: settlement.payout_cents,
      payout_vat_cents: settlement.vat_cents,
      payout_total_cents: settlement.payout_cents + settlement.vat_cents,
      lacks: settlement.lacks ?? [],
    },
    bookingId: booking.id,
    dedupeKey: `mail:settlement:${settlement.id}`,
  });
}

/** A credit note needs the speaker's consent and numbers; without them it stays a statement. */
function credited(
  stated: SpeakerTaxRow,
  { payout_cents }: SettlementAmounts,
  by: Parameters<typeof selfBilledVat>[2],
) {
  const tax = billedAs(stated);
  const lacks = creditLacks(tax);
  return lacks.length > 0 ? { lacks } : { tax, ...selfBilledVat(payout_cents, tax, by) };
}
