import { surePlace } from "#domain/address/place-answer.ts";
import { isVirtualLocation } from "#domain/booking/place/place-text.ts";
import { roughDegrees } from "#domain/search/query.ts";
import type { Ctx } from "#features/ctx.ts";

type LocatedPlace = { label: string; lat: number; lng: number };

/** Public: where a town or address lies, as roughly as a radius needs it; null for what is not known. */
export async function locatePlace(
  { geo }: Pick<Ctx, "geo">,
  address: string,
): Promise<LocatedPlace | null> {
  const text = address.trim();
  if (text === "" || isVirtualLocation(text)) return null;
  const found = surePlace(await geo.resolve(text));
  if (!found) return null;
  return { label: found.label, lat: roughDegrees(found.lat), lng: roughDegrees(found.lng) };
}
