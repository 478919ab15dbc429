import { findTravelOrigin } from "#data/queries/travel-origin.ts";
import type { TravelCost } from "#domain/pricing/travel-cost.ts";
import { isListed } from "#domain/speaker/speaker-codes.ts";
import type { Ctx } from "../ctx.ts";
import { type TravelOrigin, travelCostFor } from "./travel-cost.server.ts";

type TravelQuestion = {
  speakerAddress: string;
  eventAddress: string;
  /** With it the answer is the one a booking of this speaker will contain, lump sum included. */
  speakerId?: string | undefined;
};

/** Everybody may ask. A hidden speaker is nobody here, so the address that came along has to do. */
export async function calculateTravel(ctx: Ctx, question: TravelQuestion): Promise<TravelCost> {
  const { speakerAddress, eventAddress, speakerId } = question;
  const speaker = speakerId === undefined ? undefined : await findTravelOrigin(ctx.db, speakerId);
  const origin: TravelOrigin =
    speaker && isListed(speaker)
      ? speaker
      : { address_label: speakerAddress, lat: null, lng: null, travel_fee_usd: null };
  return travelCostFor(ctx, origin, eventAddress);
}
