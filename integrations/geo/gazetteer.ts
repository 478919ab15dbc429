import { nameKey, nameKeys } from "./place-names.ts";
import type { Place } from "./place-table.ts";

/** How well a name fits: the whole name, or only a later word of it. */
type NameEntry = { readonly key: string; readonly place: Place; readonly isTail: boolean };
type CodeEntry = { readonly code: string; readonly place: Place };

export type Gazetteer = {
  /** Everything that is called so, most populous first. */
  named(key: string): readonly Place[];
  /** Places whose name begins so, best first. */
  beginning(key: string, limit: number): Place[];
  withCode(code: string): readonly Place[];
  /** Places with their first matching code, most populous first. */
  withCodeBeginning(digits: string, limit: number): CodeEntry[];
  /** A larger place of the same state has the same name, so name and state do not lead here. */
  isOvershadowed(place: Place): boolean;
  /** The name of a Bundesland or canton. */
  isState(key: string): boolean;
};

/** Everything in memory, sorted, so that a question is two binary searches and a short walk. */
export function createGazetteer(places: readonly Place[]): Gazetteer {
  const entries = places.flatMap(nameEntries);
  const codes = sorted(places.flatMap(codeEntries), ({ code }) => code);
  const states = new Set([...new Set(places.map(({ state }) => state))].map(nameKey));
  const exact = new Map<string, Place[]>();
  for (const { key, place, isTail } of entries) {
    if (isTail) continue;
    const same = exact.get(key);
    if (same) same.push(place);
    else exact.set(key, [place]);
  }
  for (const same of exact.values()) same.sort(byPopulation);
  const names = sorted(entries, ({ key }) => key);
  const named = (key: string) => exact.get(key) ?? [];
  return {
    named,
    beginning(key, limit) {
      const found = new Map<Place, number>();
      for (const { key: name, place, isTail } of startingWith(names, key, (one) => one.key)) {
        const fit = isTail ? 0 : 1 + Number(name === key);
        if (fit >= (found.get(place) ?? 0)) found.set(place, fit);
      }
      return [...found]
        .sort(([a, fitA], [b, fitB]) => fitB - fitA || byPopulation(a, b))
        .slice(0, limit)
        .map(([place]) => place);
    },
    withCode: (code) =>
      startingWith(codes, code, (one) => one.code)
        .flatMap((one) => (one.code === code ? one.place : []))
        .sort(byPopulation),
    withCodeBeginning(digits, limit) {
      const first = new Map<Place, CodeEntry>();
      for (const entry of startingWith(codes, digits, (one) => one.code)) {
        if (!first.has(entry.place)) first.set(entry.place, entry);
      }
      return [...first.values()].sort((a, b) => byPopulation(a.place, b.place)).slice(0, limit);
    },
    isOvershadowed: (place) =>
      named(nameKey(place.name)).find(
        ({ name, state, country }) =>
          name === place.name && state === place.state && country === place.country,
      ) !== place,
    isState: (key) => states.has(key),
  };
}

/** Of two places without a count the one with more postal codes is the larger. */
function byPopulation(a: Place, b: Place): number {
  return (
    b.population - a.population ||
    b.postalCodes.length - a.postalCodes.length ||
    (a.name < b.name ? -1 : 1)
  );
}

function nameEntries(place: Place): NameEntry[] {
  const { name, otherNames } = place;
  const { whole, base, tails } = nameKeys(name);
  const own = new Set([whole, base, ...otherNames.map(nameKey)]);
  return [
    ...[...own].map((key) => ({ key, place, isTail: false })),
    ...tails.map((key) => ({ key, place, isTail: true })),
  ];
}

function codeEntries(place: Place): CodeEntry[] {
  return place.postalCodes.map((code) => ({ code, place }));
}

function sorted<Entry>(entries: Entry[], text: (entry: Entry) => string): Entry[] {
  return entries.sort((a, b) => Number(text(a) > text(b)) - Number(text(a) < text(b)));
}

function startingWith<Entry>(
  entries: readonly Entry[],
  start: string,
  text: (entry: Entry) => string,
): Entry[] {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = entries[middle];
    if (entry && text(entry) < start) low = middle + 1;
    else high = middle;
  }
  const found: Entry[] = [];
  for (let index = low; index < entries.length; index++) {
    const entry = entries[index];
    if (!entry || !text(entry).startsWith(start)) break;
    found.push(entry);
  }
  return found;
}
