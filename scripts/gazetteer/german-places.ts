import { distanceKm } from "#domain/search/distance.ts";
import type { Coordinates } from "#integrations/geo/geo.ts";
import { baseKey, nameKey } from "#integrations/geo/place-names.ts";
import type { Place } from "#integrations/geo/place-table.ts";
import { STATES } from "./names.ts";
import type { Town } from "./sources.ts";

/** Postal areas with the same first three digits are about as wide as this. */
const SAME_REGION_KM = 40;
/** A name that exists once may lie at the far end of its region. */
const ONLY_ONE_KM = 90;
/** „Cottbus - Chóśebuz“: the Sorbian name follows. */
const SECOND_NAME = / - .*$/;

type Region = Coordinates & { state: string };

/**
 * The postal codes come with names alone, and many names exist several times. Names that exist once
 * show where a region of postal codes lies; from there the right one of several is the nearest.
 */
export function germanPlaces(towns: readonly Town[], codes: Record<string, string[]>): Place[] {
  const byName = indexTowns(towns);
  const regions = learnRegions(byName, codes);
  const places = new Map<string, Place & { postalCodes: string[] }>();
  const used = new Set<Town>();
  for (const [code, names] of Object.entries(codes)) {
    const region = regions(code);
    for (const fullName of names) {
      const name = fullName.replace(SECOND_NAME, "");
      const town = nearestTown(byName, name, region);
      if (town) used.add(town);
      const key = `${name}\t${town ? `${town.lat} ${town.lng}` : code.slice(0, 2)}`;
      const known = places.get(key);
      if (known) known.postalCodes.push(code);
      else places.set(key, { ...placeFrom(name, town ?? region), postalCodes: [code] });
    }
  }
  const others = towns.filter((town) => !used.has(town)).map((town) => placeFrom(town.name, town));
  return [...places.values(), ...others];
}

function placeFrom(name: string, at: Town | Region): Place {
  const isTown = "population" in at;
  return {
    country: "DE",
    state: isTown ? (STATES.DE[at.code] ?? "") : at.state,
    name,
    lat: at.lat,
    lng: at.lng,
    population: isTown ? at.population : 0,
    postalCodes: [],
    otherNames: [],
  };
}

function indexTowns(towns: readonly Town[]): Map<string, Town[]> {
  const byName = new Map<string, Town[]>();
  for (const town of towns) {
    const keys = new Set([...town.allNames.map(nameKey), ...town.allNames.map(baseKey)]);
    for (const key of keys) byName.set(key, [...(byName.get(key) ?? []), town]);
  }
  return byName;
}

function candidates(byName: Map<string, Town[]>, name: string): Town[] {
  return byName.get(nameKey(name)) ?? byName.get(baseKey(name)) ?? [];
}

function nearestTown(byName: Map<string, Town[]>, name: string, region: Region): Town | undefined {
  const named = candidates(byName, name);
  const limit = named.length === 1 ? ONLY_ONE_KM : SAME_REGION_KM;
  const near = named
    .map((town) => ({ town, km: distanceKm(town, region), isNamed: town.name === name }))
    .filter(({ km }) => km <= limit)
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || a.km - b.km);
  return near[0]?.town;
}

function learnRegions(byName: Map<string, Town[]>, codes: Record<string, string[]>) {
  const seeds = new Map<string, Town[]>();
  for (const [code, names] of Object.entries(codes)) {
    for (const name of names) {
      const [only, ...more] = candidates(byName, name.replace(SECOND_NAME, ""));
      if (!only || more.length > 0) continue;
      for (const prefix of [code.slice(0, 2), code.slice(0, 3)]) {
        seeds.set(prefix, [...(seeds.get(prefix) ?? []), only]);
      }
    }
  }
  const regions = new Map([...seeds].map(([prefix, towns]) => [prefix, middle(towns)]));
  return (code: string): Region => {
    const region = regions.get(code.slice(0, 3)) ?? regions.get(code.slice(0, 2));
    if (!region) throw new Error(`No town known near postal code ${code}`);
    return region;
  };
}

/** The median does not care about a few towns that were mistaken for others. */
function middle(towns: readonly Town[]): Region {
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  const lat = median(towns.map((town) => town.lat));
  const lng = median(towns.map((town) => town.lng));
  const [nearest] = [...towns].sort(
    (a, b) => distanceKm(a, { lat, lng }) - distanceKm(b, { lat, lng }),
  );
  return { lat, lng, state: STATES.DE[nearest?.code ?? ""] ?? "" };
}
