import { createHash } from "node:crypto";
import type { Tx } from "#data/db.ts";
import type { ContractBooking } from "#data/queries/contracts/contracts.ts";
import { currentSetting, readSetting } from "#data/queries/platform/settings.ts";
import { CANCELLATION_SETTING, tiersOf } from "#domain/booking/cancellation/cancellation-terms.ts";
import { bookingBasis } from "#domain/contract/booking-basis.ts";
import {
  type ContractContent,
  contractContent,
  contractText,
} from "#domain/contract/contract-content.ts";
import { COMPANY_SETTING, sellerFrom } from "#domain/invoicing/seller/company-setting.ts";
import { CONTRACT_TEXTS } from "./texts.ts";

export type WrittenContract = {
  readonly content: ContractContent;
  readonly sha256: string;
  /** False while the operator's own data are missing: a contract with a gap is not signed. */
  readonly isComplete: boolean;
};

type Written = { readonly version: number; readonly amendments: readonly string[] };

/** The words of a version, from the stored booking and today's settings. */
export async function writeContract(
  tx: Tx,
  subject: ContractBooking,
  { version, amendments }: Written,
): Promise<WrittenContract> {
  const seller = sellerFrom(await readSetting(tx, COMPANY_SETTING));
  const tiers = tiersOf(subject.booking, await readSetting(tx, CANCELLATION_SETTING));
  const { deposit_percent } = await currentSetting(tx, "payment_terms");
  const operator = seller.ok ? seller.value : CONTRACT_TEXTS.missingOperator;
  const content = contractContent({
    ...bookingBasis(subject),
    operator,
    tiers,
    deposit_percent,
    amendments,
  });
  const sha256 = hashOf(content, version);
  return { content, sha256, isComplete: seller.ok };
}

export function hashOf(content: ContractContent, version: number): string {
  return createHash("sha256").update(contractText(content, version)).digest("hex");
}
