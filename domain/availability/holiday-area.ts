import { TOWNS_BY_AREA } from "./towns-by-area.ts";

/** A country, or one of its states and cantons: `DE`, `DE-BY`, `AT`, `CH-LU` (ISO 3166). */
export type HolidayArea = keyof typeof TOWNS_BY_AREA | "DE" | "CH";

const COUNTRIES: Readonly<Record<string, "DE" | "AT" | "CH">> = {
  deutschland: "DE",
  germany: "DE",
  österreich: "AT",
  austria: "AT",
  schweiz: "CH",
  suisse: "CH",
  svizzera: "CH",
  switzerland: "CH",
};

/** „Freiburg im Breisgau“ is „Freiburg“, „Biel/Bienne“ is „Biel“. */
const EPITHET = /\/.*| (?:a\.|am|an|auf|b\.|bei|im|in|i\.|ob|vor) .*| \(.*/;
const POSTAL_CODE = /^(?:[a-z]{1,2}[- ])?\d{4,5} /;

const areasByTown = new Map<string, Set<HolidayArea>>();
for (const [area, towns] of Object.entries(TOWNS_BY_AREA)) {
  for (const town of towns.split("|")) {
    const key = townKey(town);
    for (const name of new Set([key, key.replace(EPITHET, "")])) {
      const areas = areasByTown.get(name) ?? new Set();
      areasByTown.set(name, areas.add(area as HolidayArea));
    }
  }
}

/** Whose public holidays count at an address; without a known town those of the whole country. */
export function holidayArea(address: string | null): HolidayArea | null {
  const parts = (address ?? "").split(/[,;]/).map((part) => townKey(part).replace(POSTAL_CODE, ""));
  const country = parts.map((part) => COUNTRIES[part]).find((found) => found !== undefined);
  for (const part of parts) {
    const areas = [...(areasByTown.get(part) ?? [])].filter(
      (area) => country === undefined || area.startsWith(country),
    );
    const [area] = areas;
    // A name that several areas share names none of them.
    if (area !== undefined && areas.length === 1) return area;
  }
  return country ?? null;
}

function townKey(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^sankt /, "st. ");
}
