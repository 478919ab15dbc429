import { z } from "@hono/zod-openapi";
import { MAX_ADDRESS_LENGTH } from "#domain/address/address-suggestion.ts";
import type { EventPlace } from "#domain/address/place-answer.ts";
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

const placeSchema = z.object({
  state: z.enum(["sure", "ambiguous", "unknown", "online", "open"]),
  label: z.string().nullable(),
  candidates: z.array(z.object({ label: z.string(), address: z.string() })),
});

export const addressValiditySchema = z
  .object({ isValid: z.boolean(), place: placeSchema })
  .openapi("AddressValidity");

/** What is told about a place: never the coordinates. */
export function toPlace(place: EventPlace): z.input<typeof placeSchema> {
  const candidates = place.state === "ambiguous" ? place.candidates : [];
  return {
    state: place.state,
    label: place.state === "sure" ? place.place.label : null,
    candidates: candidates.map(({ label, address }) => ({ label, address })),
  };
}

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
    takesBookings: z.boolean(),
    isDirectPossible: z.boolean(),
    place: placeSchema,
  })
  .openapi("TravelCost");
