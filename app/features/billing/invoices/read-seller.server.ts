import type { Db, Tx } from "#data/db.ts";
import { readSetting } from "#data/queries/platform/settings.ts";
import type { InvoiceSeller } from "#domain/invoicing/e-invoice/invoice-parties.ts";
import {
  COMPANY_SETTING,
  type CompanyField,
  sellerFrom,
} from "#domain/invoicing/seller/company-setting.ts";
import type { Result } from "#domain/result.ts";

/** Who issues invoices now, or what the settings lack for that. */
export async function readSeller(tx: Db | Tx): Promise<Result<InvoiceSeller, CompanyField[]>> {
  return sellerFrom(await readSetting(tx, COMPANY_SETTING));
}

/** For a new document that follows an earlier one: an old account may be closed, so it is the last resort. */
export async function sellerAfter(tx: Tx, earlier: InvoiceSeller): Promise<InvoiceSeller> {
  const seller = await readSeller(tx);
  return seller.ok ? seller.value : earlier;
}
