import { distanceKm } from "#domain/search/distance.ts";
import { nameKey } from "#integrations/geo/place-names.ts";
import { type Country, isCountry, type Place } from "#integrations/geo/place-table.ts";
import { GERMAN_NAMES, STATES } from "./names.ts";

/** Places of the same name further apart than this are different places. */
const SAME_PLACE_KM = 25;
/** „Graz,01.Bez.:Innere Stadt“, „Wien, Innere Stadt“, „Zürich 22“: parts and post offices of one town. */
const PART = /,.*$| (?:\d+|PF|SC|Dist(?:ri)?\s?Ba\w*|Zustellung)$/;
const CANTON = /^(?:Kanton|Canton de|Canton)\s+/;

type Line = {
  country: Country;
  code: string;
  name: string;
  state: string;
  lat: number;
  lng: number;
};

/** Lines of a GeoNames postal file; whatever else stands in it is left out. */
export function readPostalFile(text: string): Line[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [country, code, rawName, rawState, stateCode, , , , , rawLat, rawLng] = line.split("\t");
    const [lat, lng] = [Number(rawLat), Number(rawLng)];
    if (!isCountry(country) || !code || !rawName || !rawLat || !rawLng) return [];
    if (!Number.isFinite(lat) || !Number.isFinite(lng) || !/^\d{4,5}$/.test(code)) return [];
    const plain = rawName.replace(PART, "");
    const state = STATES[country][stateCode ?? ""] ?? (rawState ?? "").replace(CANTON, "");
    return { country, code, name: GERMAN_NAMES[plain] ?? plain, state, lat, lng };
  });
}

/**
 * The embedded places with all codes of the files. Population and other names come from the embedded
 * table. German codes that it does not know belong to companies and are dropped.
 */
export function mergePlaces(embedded: readonly Place[], lines: readonly Line[]): Place[] {
  const countries = new Set(lines.map(({ country }) => country));
  const knownCodes = new Set(
    embedded.flatMap(({ country, postalCodes }) => (country === "DE" ? postalCodes : [])),
  );
  const merged = embedded.map((place) => ({
    ...place,
    postalCodes: countries.has(place.country) ? [] : [...place.postalCodes],
  }));
  const byName = new Map<string, typeof merged>();
  const remember = (place: (typeof merged)[number]) => {
    const key = `${place.country}\t${nameKey(place.name)}`;
    const same = byName.get(key);
    if (same) same.push(place);
    else byName.set(key, [place]);
  };
  for (const place of merged) remember(place);
  for (const { code, ...at } of lines) {
    if (at.country === "DE" && !knownCodes.has(code)) continue;
    const same = byName.get(`${at.country}\t${nameKey(at.name)}`) ?? [];
    const place = same.find((one) => distanceKm(one, at) <= SAME_PLACE_KM);
    if (!place) {
      const added = { ...at, population: 0, postalCodes: [code], otherNames: [] };
      merged.push(added);
      remember(added);
    } else if (!place.postalCodes.includes(code)) {
      place.postalCodes.push(code);
    }
  }
  return merged;
}
