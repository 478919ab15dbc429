import { MAX_ADDRESS_SUGGESTIONS } from "#domain/address/address-suggestion.ts";
import { UNKNOWN_PLACE } from "#domain/address/place-answer.ts";
import { agreedPlace } from "./agreed-place.ts";
import { createEmbeddedGeo, type EmbeddedGeo } from "./embedded-geo.ts";
import { createGooglePlaces } from "./services/google-places.ts";
import { createNominatim } from "./services/nominatim.ts";
import { createOsrm } from "./services/osrm.ts";
import { createPhoton } from "./services/photon.ts";
import type { PlaceService } from "./services/place-service.ts";

export type GeoSettings = {
  /** Null: the embedded table alone. */
  service:
    | { kind: "photon"; url: string }
    | { kind: "nominatim"; url: string; userAgent: string }
    | { kind: "google"; key: string; url: string }
    | null;
  /** Null: distances are estimated from the air line. */
  routerUrl: string | null;
};

/** The name of our own table in the log. */
const EMBEDDED = "embedded";

type GeoParts = {
  dataDir: string;
  log: { warn: (facts: Record<string, unknown>, message: string) => void };
};

/** The configured services, and the embedded table for whatever they do not answer. */
export function openGeo(settings: GeoSettings, { dataDir, log }: GeoParts): EmbeddedGeo {
  const embedded = createEmbeddedGeo(dataDir);
  const service = placeService(settings.service);
  const route = settings.routerUrl === null ? null : createOsrm(settings.routerUrl);
  const attempt = async <Answer>(
    name: string,
    ask: () => Promise<Answer>,
  ): Promise<Answer | null> => {
    try {
      return await ask();
    } catch (error) {
      // The question is a private address and stays out of the log.
      log.warn({ service: name, reason: describeError(error) }, "place service failed");
      return null;
    }
  };
  return {
    async suggest(query) {
      const found = service && (await attempt(service.name, () => service.suggest(query)));
      if (found !== null && found.length > 0) return found.slice(0, MAX_ADDRESS_SUGGESTIONS);
      return (await attempt(EMBEDDED, () => embedded.suggest(query))) ?? [];
    },
    async resolve(address) {
      const [said, found] = await Promise.all([
        attempt(EMBEDDED, () => embedded.resolve(address)),
        service && attempt(service.name, () => service.find(address)),
      ]);
      return agreedPlace(address, said ?? UNKNOWN_PLACE, found ?? []);
    },
    roadKm: async (from, to) => route && attempt("osrm", () => route(from, to)),
    attribution: service ? `${service.attribution}; ${embedded.attribution}` : embedded.attribution,
    warmUp: embedded.warmUp,
  };
}

function placeService(settings: GeoSettings["service"]): PlaceService | null {
  switch (settings?.kind) {
    case "photon":
      return createPhoton(settings.url);
    case "nominatim":
      return createNominatim(settings.url, settings.userAgent);
    case "google":
      return createGooglePlaces(settings.key, settings.url);
    case undefined:
      return null;
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  // Messages of other kinds quote what was sent or received.
  return error.name === "Error" ? error.message : error.name;
}
