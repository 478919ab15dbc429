import { isVirtualLocation } from "#domain/booking/draft.ts";
import type { Ctx } from "../ctx.ts";

/** Public: whether an address leads somewhere we know. An event on screens needs no place. */
export async function validateAddress(
  { geo }: Pick<Ctx, "geo">,
  address: string,
): Promise<boolean> {
  return isVirtualLocation(address) || geo.validate(address.trim());
}
