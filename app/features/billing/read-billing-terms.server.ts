import type { Db, Tx } from "#data/db.ts";
import { readSetting } from "#data/queries/settings.ts";
import {
  BILLING_SETTING,
  type BillingTerms,
  billingTerms,
} from "#domain/invoicing/billing-setting.ts";

/** Deposit, reminders and commission as they hold now. */
export async function readBillingTerms(db: Db | Tx): Promise<BillingTerms> {
  return billingTerms(await readSetting(db, BILLING_SETTING));
}
