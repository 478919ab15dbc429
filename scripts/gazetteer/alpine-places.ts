import { distanceKm } from "#domain/search/distance.ts";
import { nameKey } from "#integrations/geo/place-names.ts";
import type { Place } from "#integrations/geo/place-table.ts";
import { AUSTRIAN_CODES, GERMAN_NAMES, LIECHTENSTEIN_CODES, STATES } from "./names.ts";
import type { SwissEntry, Town } from "./sources.ts";

const SAME_PLACE_KM = 12;
/** „Bern 22“ is a post office, „Aarau Rohr“ a village. */
const OFFICE =
  / (?:\d+(?: Fächer)?|CS PZ|IBRS local|K AG|Kant\. Verwaltung|Paketzentrum|PostFinance|R Digest|Sonderdienste|Swisscom|UBS|Versich\.|Voice Pub)$/;

/** Austria and Liechtenstein: towns as they are, postal codes from our own short lists. */
export function plainPlaces(towns: readonly Town[]): Place[] {
  return towns.map((town) => {
    const name = GERMAN_NAMES[town.name] ?? town.name;
    const codes = town.country === "AT" ? AUSTRIAN_CODES : LIECHTENSTEIN_CODES;
    // Baden and Wolfsberg exist several times; the codes belong to the largest.
    const twins = towns.filter((other) => other.name === town.name);
    const isLargest = twins.every(({ population }) => population <= town.population);
    return { ...placeFrom(town, name), postalCodes: isLargest ? (codes[name] ?? []) : [] };
  });
}

/** Switzerland: every postal code has coordinates; towns add how many people live there. */
export function swissPlaces(towns: readonly Town[], codes: Record<string, SwissEntry[]>): Place[] {
  const groups = new Map<string, { entries: SwissEntry[]; codes: string[] }>();
  for (const [code, entries] of Object.entries(codes)) {
    for (const entry of entries) {
      const key = `${entry.name.replace(OFFICE, "")}\t${entry.canton}`;
      const group = groups.get(key) ?? { entries: [], codes: [] };
      group.entries.push(entry);
      if (!group.codes.includes(code)) group.codes.push(code);
      groups.set(key, group);
    }
  }
  const used = new Set<Town>();
  const places = [...groups].flatMap(([key, { entries, codes }]): Place[] => {
    const [name = "", canton = ""] = key.split("\t");
    const [first] = entries;
    if (!first?.latitude) return [];
    const at = { lat: Number(first.latitude), lng: Number(first.longitude) };
    const town = towns.find(
      (one) =>
        one.code === canton &&
        one.allNames.some((other) => nameKey(other) === nameKey(name)) &&
        distanceKm(one, at) <= SAME_PLACE_KM,
    );
    if (town) used.add(town);
    return [
      {
        country: "CH",
        state: STATES.CH[canton] ?? "",
        name: GERMAN_NAMES[name] ?? name,
        lat: town?.lat ?? at.lat,
        lng: town?.lng ?? at.lng,
        population: town?.population ?? 0,
        postalCodes: codes,
        otherNames: [],
      },
    ];
  });
  const others = towns.filter((town) => !used.has(town));
  return [
    ...places,
    ...others.map((town) => placeFrom(town, GERMAN_NAMES[town.name] ?? town.name)),
  ];
}

function placeFrom({ country, code, lat, lng, population }: Town, name: string): Place {
  const state = STATES[country][code] ?? "";
  return { country, state, name, lat, lng, population, postalCodes: [], otherNames: [] };
}
