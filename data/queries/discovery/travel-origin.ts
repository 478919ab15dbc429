import { eq } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";

/** Where a speaker sets out from; hidden speakers are found too, the use case decides. */
export async function findTravelOrigin(db: Db, speakerId: string) {
  const [row] = await db
    .select({
      address_label: speakers.address_label,
      lat: speakers.lat,
      lng: speakers.lng,
      travel_fee_usd: speakers.travel_fee_usd,
      travel_bands: speakers.travel_bands,
      travel_cents_per_km: speakers.travel_cents_per_km,
      direct_within_km: speakers.direct_within_km,
      is_active: speakers.is_active,
      status: speakers.status,
    })
    .from(speakers)
    .where(eq(speakers.id, speakerId));
  return row;
}
