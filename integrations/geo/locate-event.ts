import type { EventPlace } from "#domain/address/place-answer.ts";
import { isOpenPlace } from "#domain/booking/place/open-place.ts";
import { isVirtualLocation } from "#domain/booking/place/place-text.ts";
import type { Geo } from "./geo.ts";

/** The one answer to where an event is, for prices, direct bookings and the address field alike. */
export async function locateEvent(geo: Geo, location: string): Promise<EventPlace> {
  if (isVirtualLocation(location)) return { state: "online" };
  if (isOpenPlace(location)) return { state: "open" };
  return geo.resolve(location.trim());
}
