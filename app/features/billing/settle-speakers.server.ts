import { insertAudit } from "#data/queries/announcements.ts";
import { lockBilledBooking } from "#data/queries/invoices.ts";
import { currentSetting } from "#data/queries/settings.ts";
import { insertSettlement, isSettled, listUnsettled } from "#data/queries/settlements.ts";
import { findSpeakerTax, type SpeakerTaxRow } from "#data/queries/speaker-tax.ts";
import { selfBilledVat } from "#domain/invoicing/self-billing.ts";
import { type SettlementAmounts, settlementAmounts } from "#domain/invoicing/settlement.ts";
import { berlinDay } from "#domain/iso-date.ts";
import type { BillingCtx } from "./billing-ctx.ts";
import { oneAtATime } from "./one-at-a-time.server.ts";
import { readBillingTerms } from "./read-billing-terms.server.ts";
import { readSeller } from "./read-seller.server.ts";

type SettleCtx = Pick<BillingCtx, "db" | "now" | "log">;
const AT_ONCE = 200;

/** Works out, once per delivered booking, what its speaker gets by the commission of today. */
export async function settleSpeakers(ctx: SettleCtx): Promise<number> {
  let count = 0;
  for (const bookingId of await listUnsettled(ctx.db, AT_ONCE)) {
    try {
      if (await oneAtATime(() => settleSpeaker(ctx, bookingId))) count += 1;
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
    const { booking, speakerName } = billed;
    const rate = (await readBillingTerms(tx)).commission_basis_points;
    const issue_date = berlinDay(ctx.now().getTime());
    const amounts = settlementAmounts(booking, rate);
    const stated = await findSpeakerTax(tx, booking.speaker_id);
    const row = await insertSettlement(tx, {
      year: Number(issue_date.slice(0, 4)),
      booking_id: bookingId,
      speaker_id: booking.speaker_id,
      issuer: issuer.value,
      speaker_name: speakerName,
      issue_date,
      service_date: booking.event_date,
      commission_basis_points: rate,
      ...amounts,
      ...(stated?.accepts_self_billing
        ? credited(stated, amounts, {
            day: booking.event_date,
            vatRules: await currentSetting(tx, "vat_rules"),
          })
        : {}),
    });
    await insertAudit(tx, {
      actor: "system",
      action: "settlement.issue",
      object_type: "booking",
      object_id: bookingId,
      after: { number: row.number, payout_cents: row.payout_cents },
    });
    return true;
  });
}

/** A credit note needs the speaker's consent and numbers; without them it stays a statement. */
function credited(
  stated: SpeakerTaxRow,
  { payout_cents }: SettlementAmounts,
  by: Parameters<typeof selfBilledVat>[2],
) {
  const { speaker_id: _id, updated_at: _at, accepts_self_billing: _yes, ...tax } = stated;
  return { tax, ...selfBilledVat(payout_cents, tax, by) };
}
