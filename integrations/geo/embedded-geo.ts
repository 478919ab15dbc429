import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { createGazetteer, type Gazetteer } from "./gazetteer.ts";
import type { Geo } from "./geo.ts";
import { type Place, parsePlaces } from "./place-table.ts";
import { resolveAddress } from "./resolve-address.ts";
import { suggestPlaces } from "./suggest-places.ts";

/** Comes with the product; made by scripts/gazetteer/build-gazetteer.ts. */
export const EMBEDDED_PLACES = join(import.meta.dirname, "places.tsv.br");
/** Put into the data folder by scripts/gazetteer/import-places.ts; takes the place of the embedded file. */
export const IMPORTED_PLACES = "places.tsv.br";

const EMBEDDED_ATTRIBUTION =
  "Ortsdaten: GeoNames, CC BY 4.0; © OpenStreetMap, ODbL; Schweizerische Post";

const decompress = promisify(brotliDecompress);

/** Rejects while its table cannot be read; `openGeo` keeps that from callers. */
export type EmbeddedGeo = Geo & {
  /** Reads the table ahead of the first question, which reports what goes wrong. */
  warmUp(): void;
};

/**
 * Works without any service. The table is read once, at the first question or when warmed up; after a
 * failure the next question reads it again.
 */
export function createEmbeddedGeo(dataDir: string, load = loadGazetteer): EmbeddedGeo {
  let table: Promise<Gazetteer> | undefined;
  const gazetteer = () => {
    table ??= load(dataDir).catch((error: unknown) => {
      table = undefined;
      throw error;
    });
    return table;
  };
  return {
    suggest: async (query) => suggestPlaces(await gazetteer(), query),
    resolve: async (address) => resolveAddress(await gazetteer(), address),
    roadKm: async () => null,
    attribution: EMBEDDED_ATTRIBUTION,
    warmUp: () => {
      gazetteer().catch(() => undefined);
    },
  };
}

async function loadGazetteer(dataDir: string): Promise<Gazetteer> {
  const imported = await readPlaces(join(dataDir, IMPORTED_PLACES)).catch(() => []);
  const places = imported.length > 0 ? imported : await readPlaces(EMBEDDED_PLACES);
  // Requests that came in meanwhile go first.
  await setImmediate();
  return createGazetteer(places);
}

export async function readPlaces(file: string): Promise<Place[]> {
  return parsePlaces((await decompress(await readFile(file))).toString("utf8"));
}
