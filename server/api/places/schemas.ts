import { z } from "zod";
import { MAX_ADDRESS_LENGTH } from "#domain/address/address-suggestion.ts";
import { FORM_MESSAGES, VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { PLACE_ERRORS } from "./texts.ts";

const address = z
  .string({ error: VALIDATION_MESSAGES.anyText })
  .max(MAX_ADDRESS_LENGTH, FORM_MESSAGES.tooLong(MAX_ADDRESS_LENGTH));

export const addressQuerySchema = z.object({
  query: address.meta({ example: "Königstraße 1, 70173 Stutt" }),
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
  .meta({ id: "AddressSuggestions" });

export const addressSchema = z.object({
  address: address.meta({ example: "Alexanderplatz 1, 10178 Berlin" }),
});

const placeSchema = z.object({
  state: z.enum(["sure", "ambiguous", "unknown", "online", "open"]),
  label: z.string().nullable(),
  candidates: z.array(z.object({ label: z.string(), address: z.string() })),
});

export const addressValiditySchema = z
  .object({ isValid: z.boolean(), place: placeSchema })
  .meta({ id: "AddressValidity" });

export const locatedPlaceSchema = z
  .object({
    place: z.object({ label: z.string(), lat: z.number(), lng: z.number() }).nullable(),
  })
  .meta({ id: "LocatedPlace" });

export const travelQuestionSchema = z.object({
  speakerAddress: address.meta({ example: "München" }),
  eventAddress: address.meta({ example: "Hamburg" }),
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
  .meta({ id: "TravelCost" });
