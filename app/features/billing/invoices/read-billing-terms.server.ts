import type { Db, Tx } from "#data/db.ts";
import { currentSetting } from "#data/queries/platform/settings.ts";
import { type BillingTerms, billingTerms } from "#domain/invoicing/seller/billing-setting.ts";

/** The commercial terms of today; what an invoice or a settlement has stored stays as it is. */
export async function readBillingTerms(db: Db | Tx): Promise<BillingTerms> {
  return billingTerms({
    payment_terms: await currentSetting(db, "payment_terms"),
    dunning: await currentSetting(db, "dunning"),
    commission: await currentSetting(db, "commission"),
  });
}
