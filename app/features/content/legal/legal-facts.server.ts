import { currentSetting, readSetting } from "#data/queries/platform/settings.ts";
import {
  CANCELLATION_SETTING,
  type CancellationTier,
  cancellationTiers,
} from "#domain/booking/cancellation/cancellation-terms.ts";
import { SUPPORT_MAIL_SETTING, WITHDRAWAL_SETTING } from "#domain/content/legal-documents.ts";
import {
  COMPANY_SETTING,
  legalFormIn,
  sellerFrom,
} from "#domain/invoicing/seller/company-setting.ts";
import { type Heads, headsOf, legalName } from "#domain/invoicing/seller/legal-form.ts";
import type { SettingValue } from "#domain/platform/settings.ts";
import type { RelevanceWeights } from "#domain/search/relevance.ts";
import type { Ctx } from "#features/ctx.ts";
import { MISSING_FIELDS, type PrintedField } from "./page-texts.server.ts";

export type LegalFacts = {
  /** Empty where the legal form has no such thing. */
  readonly company: Readonly<Record<PrintedField, string>>;
  readonly heads: Heads;
  /** Fields of the company that are not filled in yet. */
  readonly missing: readonly PrintedField[];
  readonly supportMail: string;
  readonly tiers: readonly CancellationTier[];
  /** Share of the price that is invoiced at once; with 0 there is one invoice. */
  readonly deposit_percent: number;
  readonly publicUrl: string;
  /** The people shown are invented. */
  readonly isDemo: boolean;
  readonly hasWithdrawal: boolean;
  readonly weights: RelevanceWeights;
  readonly retention: SettingValue<"retention">;
};

/** What the texts are filled with. A missing field shows what belongs there, so that it is not overlooked. */
export async function readLegalFacts(ctx: Ctx): Promise<LegalFacts> {
  const stored = record(await readSetting(ctx.db, COMPANY_SETTING));
  const fields = Object.keys(MISSING_FIELDS) as PrintedField[];
  const seller = sellerFrom(stored);
  const needed = seller.ok ? [] : seller.error;
  const given = (field: PrintedField) => text(stored[field]);
  const missing = fields.filter((field) => given(field) === null && needed.includes(field));
  const company = Object.fromEntries(
    fields.map((field) => [
      field,
      given(field) ?? (missing.includes(field) ? MISSING_FIELDS[field] : ""),
    ]),
  ) as Record<PrintedField, string>;
  const legal_form = legalFormIn(stored.legal_form);
  const supportMail = text(await readSetting(ctx.db, SUPPORT_MAIL_SETTING)) ?? company.email;
  const { deposit_percent } = await currentSetting(ctx.db, "payment_terms");
  return {
    company: { ...company, name: legalName({ ...company, legal_form }) },
    heads: headsOf(legal_form),
    missing,
    supportMail,
    tiers: cancellationTiers(await readSetting(ctx.db, CANCELLATION_SETTING)),
    deposit_percent,
    publicUrl: ctx.publicUrl,
    isDemo: ctx.demo,
    hasWithdrawal: (await readSetting(ctx.db, WITHDRAWAL_SETTING)) === true,
    weights: await currentSetting(ctx.db, "ranking_weights"),
    retention: await currentSetting(ctx.db, "retention"),
  };
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function text(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}
