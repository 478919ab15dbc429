import type { GeoSettings } from "#integrations/geo/open-geo.ts";
import { GOOGLE_PLACES_URL } from "#integrations/geo/services/google-places.ts";
import type { ConfigValues } from "../config-fields.ts";
import { SUMMARY_TEXTS as S, CONFIG_TEXTS as T } from "../config-texts.ts";

type GeoName = "GEO_PROVIDER" | "GEO_URL" | "GEO_KEY" | "GEO_ROUTER_URL";
type GeoValues = Partial<Pick<ConfigValues, GeoName>>;

/** What is missing for the chosen service, or set without one. */
export function geoProblems(values: GeoValues): { setting: GeoName; message: string }[] {
  const { GEO_PROVIDER: provider, GEO_URL, GEO_KEY } = values;
  if (provider === undefined) {
    const isLeftOver = GEO_URL !== undefined || GEO_KEY !== undefined;
    return isLeftOver ? [{ setting: "GEO_PROVIDER", message: T.geoProviderMissing }] : [];
  }
  if (provider === "google") {
    if (GEO_KEY === undefined) return [{ setting: "GEO_KEY", message: T.geoKeyMissing }];
    const isOpen = GEO_URL?.startsWith("http:") && !/^http:\/\/(?:localhost|127\.)/.test(GEO_URL);
    return isOpen ? [{ setting: "GEO_URL", message: T.geoUrlOpen }] : [];
  }
  return GEO_URL === undefined ? [{ setting: "GEO_URL", message: T.geoUrlMissing }] : [];
}

/** Call it only where `geoProblems` found none. */
export function geoSettings(values: GeoValues, publicUrl: string): GeoSettings {
  return { service: service(values, publicUrl), routerUrl: values.GEO_ROUTER_URL ?? null };
}

function service(values: GeoValues, publicUrl: string): GeoSettings["service"] {
  const { GEO_PROVIDER: kind, GEO_URL: url, GEO_KEY: key } = values;
  if (kind === "google" && key) return { kind, key, url: url ?? GOOGLE_PLACES_URL };
  if (kind === "photon" && url) return { kind, url };
  // Nominatim wants to know who asks.
  if (kind === "nominatim" && url) return { kind, url, userAgent: `Wortbuehne (${publicUrl})` };
  return null;
}

export function describeGeo({ service, routerUrl }: GeoSettings): string {
  const places = service ? S.placesFrom(service.kind) : S.placesEmbedded;
  return routerUrl ? `${places}, ${S.routed}` : places;
}
