export const COUNTRIES = ["DE", "AT", "CH", "LI"] as const;
export type Country = (typeof COUNTRIES)[number];

/** A town or village. Postal codes may be missing; other names are those people type as well. */
export type Place = {
  readonly country: Country;
  /** Bundesland or canton; empty where there is none. */
  readonly state: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  readonly postalCodes: readonly string[];
  readonly otherNames: readonly string[];
};

const LIST = "|";

/** The file of places: one line each, columns between tabs. Read from our own disk, hence trusted. */
export function parsePlaces(table: string): Place[] {
  return table.split("\n").flatMap((line) => {
    const [country, state, name, lat, lng, population, codes, others] = line.split("\t");
    if (!isCountry(country) || !name) return [];
    return {
      country,
      state: state ?? "",
      name,
      lat: Number(lat),
      lng: Number(lng),
      population: Number(population),
      postalCodes: codes ? codes.split(LIST) : [],
      otherNames: others ? others.split(LIST) : [],
    };
  });
}

export function formatPlaces(places: readonly Place[]): string {
  return [...places].sort(byCountryAndName).map(formatPlace).join("\n");
}

export function isCountry(text: string | undefined): text is Country {
  return COUNTRIES.some((country) => country === text);
}

function formatPlace(place: Place): string {
  return [
    place.country,
    place.state,
    place.name,
    // Three decimals are a hundred metres.
    place.lat.toFixed(3),
    place.lng.toFixed(3),
    place.population,
    [...place.postalCodes].sort().join(LIST),
    place.otherNames.join(LIST),
  ].join("\t");
}

/** A stable order keeps the differences between two versions of the file small. */
function byCountryAndName(a: Place, b: Place): number {
  return sortKey(a) < sortKey(b) ? -1 : 1;
}

function sortKey({ country, state, name, lat, lng }: Place): string {
  return `${country}\t${state}\t${name}\t${lat.toFixed(3)}\t${lng.toFixed(3)}`;
}
