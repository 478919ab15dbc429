import * as z from "zod/mini";
import { COUNTRIES } from "../place-table.ts";
import { fetchJson, serviceUrl } from "./fetch-json.ts";
import { latitude, longitude, type PlaceService, shortText, suggestion } from "./place-service.ts";

export const GOOGLE_PLACES_URL = "https://places.googleapis.com";

const textSchema = z.object({ text: shortText });
const suggestionsSchema = z.object({
  suggestions: z.optional(
    z
      .array(
        z.object({
          placePrediction: z.optional(
            z.object({
              placeId: shortText,
              structuredFormat: z.object({
                mainText: textSchema,
                secondaryText: z.optional(textSchema),
              }),
            }),
          ),
        }),
      )
      .check(z.maxLength(50)),
  ),
});
const placesSchema = z.object({
  places: z.optional(
    z
      .array(
        z.object({
          displayName: z.optional(textSchema),
          formattedAddress: shortText,
          location: z.object({ latitude, longitude }),
          addressComponents: z.array(
            z.object({ shortText: z.optional(z.string()), types: z.array(z.string()) }),
          ),
        }),
      )
      .check(z.maxLength(50)),
  ),
});

const REGIONS = COUNTRIES.map((country) => country.toLowerCase());
const FOUND_FIELDS =
  "places.displayName,places.formattedAddress,places.location,places.addressComponents";

/** Google Places (New). Needs a key with the Places API; every question costs money. */
export function createGooglePlaces(key: string, base: string = GOOGLE_PLACES_URL): PlaceService {
  const post = <Schema extends z.ZodMiniType>(
    path: string,
    body: object,
    schema: Schema,
    headers: Record<string, string> = {},
  ) =>
    fetchJson(serviceUrl(base, path), schema, {
      method: "POST",
      headers: { "content-type": "application/json", "x-goog-api-key": key, ...headers },
      body: JSON.stringify({ ...body, languageCode: "de" }),
    });
  return {
    name: "google",
    attribution: "Adressdaten: Google",
    async suggest(query) {
      const body = { input: query, includedRegionCodes: REGIONS };
      const { suggestions = [] } = await post("/v1/places:autocomplete", body, suggestionsSchema);
      return suggestions.flatMap(({ placePrediction: one }) => {
        if (!one) return [];
        const { mainText, secondaryText } = one.structuredFormat;
        return suggestion(one.placeId, mainText.text, secondaryText?.text ?? "");
      });
    },
    async find(address) {
      const { places = [] } = await post(
        "/v1/places:searchText",
        { textQuery: address },
        placesSchema,
        {
          "x-goog-fieldmask": FOUND_FIELDS,
        },
      );
      return places
        .filter(({ addressComponents }) => addressComponents.some(isServed))
        .map(({ displayName, formattedAddress, location: { latitude: lat, longitude: lng } }) => ({
          lat,
          lng,
          label: [displayName?.text, formattedAddress].filter(Boolean).join(", "),
        }));
    },
  };
}

/** A text search knows the whole world. */
function isServed({
  shortText: code = "",
  types,
}: {
  shortText?: string | undefined;
  types: string[];
}) {
  return types.includes("country") && REGIONS.includes(code.toLowerCase());
}
