import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { EMBEDDED_PLACES, IMPORTED_PLACES, readPlaces } from "#integrations/geo/embedded-geo.ts";
import { formatPlaces } from "#integrations/geo/place-table.ts";
import { mergePlaces, readPostalFile } from "./postal-files.ts";

/*
 * Brings full postal code files of GeoNames into the data folder; the server uses them from its next
 * start on: DATA_DIR=… node scripts/gazetteer/import-places.ts DE.txt AT.txt CH.txt
 */

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error(
    "Aufruf: node scripts/gazetteer/import-places.ts DE.txt AT.txt CH.txt (entpackte Dateien von GeoNames)",
  );
  process.exit(1);
}
const lines = files.flatMap((file) => {
  const read = readPostalFile(readFileSync(file, "utf8"));
  console.log(`${file}: ${read.length} Zeilen`);
  return read;
});
if (lines.length === 0) {
  console.error("Keine Postleitzahlen gefunden; es bleibt alles, wie es war.");
  process.exit(1);
}
const folder = process.env.DATA_DIR ?? "./data/local";
const places = mergePlaces(await readPlaces(EMBEDDED_PLACES), lines);
mkdirSync(folder, { recursive: true });
const target = join(folder, IMPORTED_PLACES);
// A server that starts meanwhile must never meet half a file.
writeFileSync(`${target}.new`, brotliCompressSync(formatPlaces(places)));
renameSync(`${target}.new`, target);
console.log(`${target}: ${places.length} Orte`);
