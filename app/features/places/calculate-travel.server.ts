import { findTravelOrigin } from "#data/queries/discovery/travel-origin.ts";
import { isWithinReach } from "#domain/booking/mode/direct-rules.ts";
import { isListed } from "#domain/speaker/speaker-codes.ts";
import type { Ctx } from "#features/ctx.ts";
import { takesBookings } from "#features/go-live.server.ts";
import { type EventTravel, type TravelOrigin, travelCostFor } from "./travel-cost.server.ts";

type TravelQuestion = {
  speakerAddress: string;
  eventAddress: string;
  /** With it the answer is the one a booking of this speaker will contain, lump sum included. */
  speakerId?: string | undefined;
};

type TravelAnswer = EventTravel & {
  /** Whether binding bookings are taken at all. */
  readonly takesBookings: boolean;
  /** False without them, where the place is not sure, or the speaker takes none so far away. */
  readonly isDirectPossible: boolean;
};

const UNKNOWN_SPEAKER: Omit<TravelOrigin, "address_label"> = {
  lat: null,
  lng: null,
  travel_fee_usd: null,
  travel_bands: [],
  travel_cents_per_km: null,
  direct_within_km: null,
};

/** Public. A hidden speaker is treated as unknown, so the address that came along has to do. */
export async function calculateTravel(ctx: Ctx, question: TravelQuestion): Promise<TravelAnswer> {
  const { speakerAddress, eventAddress, speakerId } = question;
  const speaker = speakerId === undefined ? undefined : await findTravelOrigin(ctx.db, speakerId);
  const origin: TravelOrigin =
    speaker && isListed(speaker) ? speaker : { ...UNKNOWN_SPEAKER, address_label: speakerAddress };
  const travel = await travelCostFor(ctx, origin, eventAddress);
  const isOpen = await takesBookings(ctx);
  const isDirectPossible = isOpen && isWithinReach(origin.direct_within_km, travel);
  return { ...travel, takesBookings: isOpen, isDirectPossible };
}
