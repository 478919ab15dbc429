const EARTH_KM = 6371;

export type Place = { readonly lat: number; readonly lng: number };

/** As the crow flies. */
export function distanceKm(from: Place, to: Place): number {
  const lat = radians(to.lat - from.lat);
  const lng = radians(to.lng - from.lng);
  const chord =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(lng / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
