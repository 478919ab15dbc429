import { currentSetting } from "#data/queries/platform/settings.ts";
import { isPaidInTwo } from "#domain/invoicing/seller/billing-setting.ts";
import type { Ctx } from "#features/ctx.ts";

/** Whether what is booked today is invoiced in two parts. */
export async function asksForDeposit({ db }: Pick<Ctx, "db">): Promise<boolean> {
  return isPaidInTwo(await currentSetting(db, "payment_terms"));
}
