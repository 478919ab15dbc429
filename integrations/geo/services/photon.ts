import * as z from "zod/mini";
import { MAX_ADDRESS_SUGGESTIONS } from "#domain/address/address-suggestion.ts";
import { isCountry } from "../place-table.ts";
import { fetchJson, serviceUrl } from "./fetch-json.ts";
import { latitude, longitude, type PlaceService, shortText, suggestion } from "./place-service.ts";

const text = z.optional(shortText);
const answerSchema = z.object({
  features: z
    .array(
      z.object({
        geometry: z.object({ coordinates: z.tuple([longitude, latitude]) }),
        properties: z.object({
          osm_type: z.enum(["N", "W", "R"]),
          osm_id: z.int(),
          countrycode: text,
          name: text,
          street: text,
          housenumber: text,
          postcode: text,
          city: text,
          state: text,
          country: text,
        }),
      }),
    )
    .check(z.maxLength(50)),
});
type Properties = z.infer<typeof answerSchema>["features"][number]["properties"];

/** West, south, east, north of the countries we serve. */
const BOX = "5.8,45.7,17.3,55.2";

export function createPhoton(base: string): PlaceService {
  const ask = async (q: string) => {
    const limit = String(MAX_ADDRESS_SUGGESTIONS);
    const address = serviceUrl(base, "/api", { q, lang: "de", limit, bbox: BOX });
    const { features } = await fetchJson(address, answerSchema);
    return features.filter(({ properties }) => isCountry(properties.countrycode?.toUpperCase()));
  };
  return {
    name: "photon",
    attribution: "Adressdaten: © OpenStreetMap, ODbL",
    suggest: async (query) =>
      (await ask(query)).flatMap(({ properties }) => {
        const { main, secondary } = wording(properties);
        const id = `osm:${properties.osm_type}${properties.osm_id}`;
        return main === "" ? [] : suggestion(id, main, secondary);
      }),
    find: async (address) =>
      (await ask(address)).map(({ geometry: { coordinates }, properties }) => {
        const [lng, lat] = coordinates;
        return { lat, lng, label: wording(properties).main };
      }),
  };
}

function wording(at: Properties): { main: string; secondary: string } {
  const street = [at.street, at.housenumber].filter(Boolean).join(" ");
  const town = [at.postcode, at.city].filter(Boolean).join(" ");
  const main = at.name || street || town;
  const rest = [street, town, at.state, at.country].filter((part) => part && part !== main);
  return { main, secondary: [...new Set(rest)].join(", ") };
}
