import type { EventPlace } from "#domain/address/place-answer.ts";
import { totalFeeEuros } from "#domain/pricing/travel/travel-cost.ts";
import { ok } from "#domain/result.ts";
import { calculateTravel } from "#features/places/calculate-travel.server.ts";
import { locatePlace } from "#features/places/locate-place.server.ts";
import { suggestAddresses } from "#features/places/suggest-addresses.server.ts";
import { validateAddress } from "#features/places/validate-address.server.ts";
import { everyone } from "#server/api/operation/access.ts";
import { operation } from "#server/api/operation/operation.ts";
import { json } from "#server/api/operation/output.ts";
import * as schemas from "./schemas.ts";

/** Behind it may be a paid service. */
const limit = "places";

export const placeOperations = {
  "POST /functions/address-suggestions": operation({
    id: "suggestAddresses",
    summary:
      "Suggest at most five addresses in Germany, Austria, Switzerland and Liechtenstein, best first",
    description:
      "From three characters on. `attribution` names the source of the data and belongs wherever they are shown.",
    access: everyone,
    limit,
    input: { body: schemas.addressQuerySchema },
    output: json(schemas.addressSuggestionsSchema),
    run: async (ctx, _, { body }) => ok(await suggestAddresses(ctx, body.query)),
  }),

  "POST /functions/validate-address": operation({
    id: "validateAddress",
    summary: "Check whether the town or postal code of an address is unmistakable",
    description:
      "From five characters on. `place.state`: `sure`, `ambiguous` (several places, see `candidates`), `unknown`, `online` or `open` (not decided yet).",
    access: everyone,
    limit,
    input: { body: schemas.addressSchema },
    output: json(schemas.addressValiditySchema),
    run: async (ctx, _, { body }) => {
      const { isValid, place } = await validateAddress(ctx, body.address);
      return ok({ isValid, place: withoutCoordinates(place) });
    },
  }),

  "POST /functions/locate-place": operation({
    id: "locatePlace",
    summary: "Find out where a place lies, to about a kilometre",
    description:
      "`place` is null where it is not known. Latitude and longitude fit the parameter `near` of the search.",
    access: everyone,
    limit,
    input: { body: schemas.addressSchema },
    output: json(schemas.locatedPlaceSchema),
    run: async (ctx, _, { body }) => ok({ place: await locatePlace(ctx, body.address) }),
  }),

  "POST /functions/calculate-travel-distance": operation({
    id: "calculateTravelDistance",
    summary: "Calculate the distance to an event and the travel cost",
    description:
      "`totalFee` is whole euros, net, there and back; `distanceKm` is one way by road. `state`: `calculated` by the formula, `flat` as the speaker's lump sum, `online` without travel, `unknown` without an unmistakable place (fee 0; `place` says what is missing). With `speakerId` the answer is what a booking will contain; `isDirectPossible` is false where the place is not sure, where the speaker takes no direct bookings that far away, or while `takesBookings` is false: binding bookings have not been opened yet.",
    access: everyone,
    limit,
    input: { body: schemas.travelQuestionSchema },
    output: json(schemas.travelCostSchema),
    run: async (ctx, _, { body }) => {
      const travel = await calculateTravel(ctx, body);
      const { distanceKm, state, takesBookings, isDirectPossible } = travel;
      const [totalFee, place] = [totalFeeEuros(travel), withoutCoordinates(travel.place)];
      return ok({ totalFee, distanceKm, state, takesBookings, isDirectPossible, place });
    },
  }),
} as const;

/** What is told about a place. */
function withoutCoordinates(place: EventPlace) {
  const candidates = place.state === "ambiguous" ? place.candidates : [];
  return {
    state: place.state,
    label: place.state === "sure" ? place.place.label : null,
    candidates: candidates.map(({ label, address }) => ({ label, address })),
  };
}
