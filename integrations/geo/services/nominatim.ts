import * as z from "zod/mini";
import { MAX_ADDRESS_SUGGESTIONS } from "#domain/address/address-suggestion.ts";
import { COUNTRIES, isCountry } from "../place-table.ts";
import { fetchJson, serviceUrl } from "./fetch-json.ts";
import { type PlaceService, suggestion } from "./place-service.ts";

const degrees = z.string().check(z.regex(/^-?\d{1,3}(?:\.\d{1,12})?$/));
const answerSchema = z
  .array(
    z.object({
      osm_type: z.enum(["node", "way", "relation"]),
      osm_id: z.int(),
      lat: degrees,
      lon: degrees,
      display_name: z.string().check(z.minLength(1), z.maxLength(500)),
      address: z.object({ country_code: z.string() }),
    }),
  )
  .check(z.maxLength(50));

/** For one's own installation: the public one forbids suggestions while typing. */
export function createNominatim(base: string, userAgent: string): PlaceService {
  const ask = async (q: string) => {
    const address = serviceUrl(base, "/search", {
      q,
      format: "jsonv2",
      addressdetails: "1",
      countrycodes: COUNTRIES.join(",").toLowerCase(),
      "accept-language": "de",
      limit: String(MAX_ADDRESS_SUGGESTIONS),
    });
    const found = await fetchJson(address, answerSchema, { headers: { "user-agent": userAgent } });
    return found.filter((one) => isCountry(one.address.country_code.toUpperCase()));
  };
  return {
    name: "nominatim",
    attribution: "Adressdaten: © OpenStreetMap, ODbL",
    suggest: async (query) =>
      (await ask(query)).map(({ osm_type, osm_id, display_name }) => {
        const [main = "", ...rest] = display_name.split(", ");
        return suggestion(
          `osm:${osm_type.charAt(0).toUpperCase()}${osm_id}`,
          main,
          rest.join(", "),
        );
      }),
    find: async (address) =>
      (await ask(address)).map(({ lat, lon, display_name: label }) => ({
        lat: Number(lat),
        lng: Number(lon),
        label,
      })),
  };
}
