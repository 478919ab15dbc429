import { createRoute } from "@hono/zod-openapi";
import { totalFeeEuros } from "#domain/pricing/travel-cost.ts";
import type { Ctx } from "#features/ctx.ts";
import { calculateTravel } from "#features/places/calculate-travel.server.ts";
import { locatePlace } from "#features/places/locate-place.server.ts";
import { suggestAddresses } from "#features/places/suggest-addresses.server.ts";
import { validateAddress } from "#features/places/validate-address.server.ts";
import { limited } from "#server/http/rate-limiter.ts";
import { operation } from "./docs/operation.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import {
  addressQuerySchema,
  addressSchema,
  addressSuggestionsSchema,
  addressValiditySchema,
  locatedPlaceSchema,
  toPlace,
  travelCostSchema,
  travelQuestionSchema,
} from "./schemas/place.ts";
import { malformed } from "./schemas/problem.ts";

/** Behind it may be a paid service. */
const limitPlaces = limited("places");

const suggestRoute = createRoute({
  ...operation("suggestAddresses"),
  method: "post",
  path: "/functions/address-suggestions",
  middleware: [privateAnswer(), limitPlaces] as const,
  request: {
    body: { required: true, content: { "application/json": { schema: addressQuerySchema } } },
  },
  responses: {
    200: {
      description: "Addresses that may be meant, best first",
      content: { "application/json": { schema: addressSuggestionsSchema } },
    },
    400: malformed,
  },
});

const validateRoute = createRoute({
  ...operation("validateAddress"),
  method: "post",
  path: "/functions/validate-address",
  middleware: [privateAnswer(), limitPlaces] as const,
  request: {
    body: { required: true, content: { "application/json": { schema: addressSchema } } },
  },
  responses: {
    200: {
      description: "Whether the address leads to one place, else which may be meant",
      content: { "application/json": { schema: addressValiditySchema } },
    },
    400: malformed,
  },
});

const locateRoute = createRoute({
  ...operation("locatePlace"),
  method: "post",
  path: "/functions/locate-place",
  middleware: [privateAnswer(), limitPlaces] as const,
  request: {
    body: { required: true, content: { "application/json": { schema: addressSchema } } },
  },
  responses: {
    200: {
      description: "Where the place lies, or null",
      content: { "application/json": { schema: locatedPlaceSchema } },
    },
    400: malformed,
  },
});

const travelRoute = createRoute({
  ...operation("calculateTravelDistance"),
  method: "post",
  path: "/functions/calculate-travel-distance",
  middleware: [privateAnswer(), limitPlaces] as const,
  request: {
    body: { required: true, content: { "application/json": { schema: travelQuestionSchema } } },
  },
  responses: {
    200: {
      description: "Distance and travel cost",
      content: { "application/json": { schema: travelCostSchema } },
    },
    400: malformed,
  },
});

export function placeRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(suggestRoute, async (c) =>
      c.json(await suggestAddresses(ctx, c.req.valid("json").query), 200),
    )
    .openapi(validateRoute, async (c) => {
      const { isValid, place } = await validateAddress(ctx, c.req.valid("json").address);
      return c.json({ isValid, place: toPlace(place) }, 200);
    })
    .openapi(locateRoute, async (c) =>
      c.json({ place: await locatePlace(ctx, c.req.valid("json").address) }, 200),
    )
    .openapi(travelRoute, async (c) => {
      const travel = await calculateTravel(ctx, c.req.valid("json"));
      const { distanceKm, state, takesBookings, isDirectPossible } = travel;
      const place = toPlace(travel.place);
      const totalFee = totalFeeEuros(travel);
      const answer = { totalFee, distanceKm, state, takesBookings, isDirectPossible, place };
      return c.json(answer, 200);
    });
}
