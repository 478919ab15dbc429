import { currentSetting } from "#data/queries/settings.ts";
import { isPaidInTwo } from "#domain/invoicing/billing-setting.ts";
import type { Ctx } from "../ctx.ts";

/** Whether what is booked today is invoiced in two parts. */
export async function asksForDeposit({ db }: Pick<Ctx, "db">): Promise<boolean> {
  return isPaidInTwo(await currentSetting(db, "payment_terms"));
}
