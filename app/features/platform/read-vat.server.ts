import { readVatRules } from "#data/queries/platform/settings.ts";
import { SETTINGS } from "#domain/platform/settings.ts";
import { type CurrentVat, standardVat } from "#domain/pricing/vat/vat-by-country.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { Ctx } from "#features/ctx.ts";

/** By which rules pages show prices today; the price itself is decided again with every booking. */
export async function readVat(ctx: Pick<Ctx, "db" | "now">): Promise<CurrentVat> {
  const rules = await readVatRules(ctx.db);
  return {
    standard: standardVat(rules, berlinDay(ctx.now().getTime())),
    rules: rules === SETTINGS.vat_rules.fallback ? null : rules,
  };
}
