import type { EventPlace } from "#domain/address/place-answer.ts";
import { isSurePlace } from "#domain/booking/mode/direct-rules.ts";
import type { Ctx } from "#features/ctx.ts";
import { locateEvent } from "#integrations/geo/locate-event.ts";

type Validity = { readonly isValid: boolean; readonly place: EventPlace };

/** Public: whether an address leads to one place; if not, which ones may be meant. */
export async function validateAddress(ctx: Pick<Ctx, "geo">, address: string): Promise<Validity> {
  const place = await locateEvent(ctx.geo, address);
  return { isValid: isSurePlace(place), place };
}
