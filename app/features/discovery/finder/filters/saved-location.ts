import { roughDegrees } from "#domain/search/query.ts";
import { readStored, writeStored } from "#ui/stored-text.ts";

/** Ten seconds to find the place (GEO-01); one that is five minutes old will do (GEO-02). */
export const LOCATION_OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };
export const LOCATION_KEY = "wb-location";

export type Place = { lat: number; lng: number };

export function savedPlace(): Place | null {
  try {
    const content: unknown = JSON.parse(readStored(LOCATION_KEY) ?? "null");
    if (typeof content !== "object" || content === null) return null;
    const { lat, lng } = content as Partial<Place>;
    return typeof lat === "number" && typeof lng === "number" ? { lat, lng } : null;
  } catch {
    return null;
  }
}

/** Where the browser is; null when it may not or cannot say. */
export function findPlace(): Promise<Place | null> {
  return new Promise((resolve) => {
    if (!("geolocation" in navigator)) {
      resolve(null);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const place = { lat: roughDegrees(coords.latitude), lng: roughDegrees(coords.longitude) };
        writeStored(LOCATION_KEY, JSON.stringify({ v: 1, ...place }));
        resolve(place);
      },
      () => resolve(null),
      LOCATION_OPTIONS,
    );
  });
}
