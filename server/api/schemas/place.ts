import { z } from "@hono/zod-openapi";
import { MAX_ADDRESS_LENGTH } from "#domain/address/address-suggestion.ts";
import { PLACE_ERRORS } from "../place-texts.ts";

const address = z
  .string({ error: PLACE_ERRORS.text })
  .max(MAX_ADDRESS_LENGTH, PLACE_ERRORS.tooLong(MAX_ADDRESS_LENGTH));

export const addressQuerySchema = z.object({
  query: address.openapi({ example: "Königstraße 1, 70173 Stutt" }),
});

export const addressSuggestionsSchema = z
  .object({
    suggestions: z.array(
      z.object({
        description: z.string(),
        place_id: z.string(),
        structured_formatting: z.object({ main_text: z.string(), secondary_text: z.string() }),
      }),
    ),
    attribution: z.string(),
  })
  .openapi("AddressSuggestions");

export const addressSchema = z.object({
  address: address.openapi({ example: "Alexanderplatz 1, 10178 Berlin" }),
});

export const addressValiditySchema = z.object({ isValid: z.boolean() }).openapi("AddressValidity");

export const locatedPlaceSchema = z
  .object({
    place: z.object({ label: z.string(), lat: z.number(), lng: z.number() }).nullable(),
  })
  .openapi("LocatedPlace");

export const travelQuestionSchema = z.object({
  speakerAddress: address.openapi({ example: "München" }),
  eventAddress: address.openapi({ example: "Hamburg" }),
  speakerId: z.uuid({ error: PLACE_ERRORS.speaker }).optional(),
});

export const travelCostSchema = z
  .object({
    totalFee: z.int().min(0),
    distanceKm: z.int().nullable(),
    state: z.enum(["online", "flat", "calculated", "unknown"]),
    isDirectPossible: z.boolean(),
  })
  .openapi("TravelCost");
