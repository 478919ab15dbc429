import type { Gazetteer } from "./gazetteer.ts";
import type { FoundPlace } from "./geo.ts";
import { nameKey } from "./place-names.ts";
import type { Place } from "./place-table.ts";
import { fitsName, heads, type ReadAddress, readAddress, tails } from "./read-address.ts";

/** Inside a longer text a small village is more likely a word of a street or a venue. */
const NOT_A_WORD = 5_000;
const SHORTEST_NAME = 3;

/** Where an address lies, as far as its postal code or town tells; null for what is unknown. */
export function locateAddress(gazetteer: Gazetteer, address: string): FoundPlace | null {
  const read = readAddress(address);
  const place = byCode(gazetteer, read) ?? byName(gazetteer, read);
  if (!place) return null;
  const label = read.code === undefined ? place.name : `${read.code} ${place.name}`;
  return { lat: place.lat, lng: place.lng, label };
}

/** The code decides, even when the name beside it is that of a district. */
function byCode(gazetteer: Gazetteer, { code, country, afterCode }: ReadAddress) {
  if (code === undefined) return undefined;
  const listed = gazetteer
    .withCode(code)
    .filter((place) => country === undefined || place.country === country);
  return listed.find((place) => fitsName(afterCode, place.name)) ?? listed[0];
}

function byName(gazetteer: Gazetteer, { segments, country, code }: ReadAddress) {
  const named = (key: string): Place[] =>
    gazetteer
      .named(key)
      .filter((place) => country === undefined || place.country === country)
      .filter((place) => code === undefined || (place.country === "DE") === (code.length === 5));
  // The town stands behind the street.
  const parts = segments.map((text) => ({ text, key: nameKey(text) })).reverse();
  const states = new Set(parts.map(({ key }) => key).filter((key) => gazetteer.isState(key)));
  const isInState = (place: Place) => states.has(nameKey(place.state));
  return (
    // „Münster, Bayern“ is not the large one; „Altstadt, Hamburg“ is Hamburg, for there is no such town in it.
    first(parts, ({ key }) => (states.has(key) ? undefined : named(key).find(isInState))) ??
    first(parts, ({ key }) => named(key)[0]) ??
    first(parts, ({ text }) =>
      first([...tails(text).slice(1), ...heads(text)], ({ key }) => townInText(named(key), key)),
    )
  );
}

function townInText(named: readonly Place[], key: string): Place | undefined {
  if (key.length < SHORTEST_NAME) return undefined;
  return named.find(({ population }) => population >= NOT_A_WORD);
}

function first<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
