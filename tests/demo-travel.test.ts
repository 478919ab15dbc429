import { expect, test } from "vitest";
import { demoBookings } from "#data/seed/content/bookings/bookings.ts";
import { demoSpeakers } from "#data/seed/content/speakers.ts";
import { TRAVEL_RULES } from "#domain/pricing/travel/travel-cost.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { travelCostOf } from "#features/places/travel-cost.server.ts";
import { createEmbeddedGeo } from "#integrations/geo/embedded-geo.ts";

const OTHER_RULES = { travel_bands: [], travel_cents_per_km: null, direct_within_km: null };

test("every booking of the demo contains the way by its speaker's rule", async () => {
  const geo = createEmbeddedGeo("./no-such-folder");
  for (const { speaker: slug, event_location, travel_cost_cents } of demoBookings(
    isoDate("2026-11-16"),
  )) {
    const speaker = demoSpeakers.find((one) => one.slug === slug);
    if (!speaker) throw new Error(`No speaker ${slug}`);
    const way = { eventAddress: event_location, rules: TRAVEL_RULES };
    const travel = await travelCostOf({ geo }, { ...speaker, ...OTHER_RULES }, way);
    expect([event_location, travel.place.state]).toEqual([event_location, "sure"]);
    expect([slug, event_location, travel_cost_cents]).toEqual([slug, event_location, travel.fee]);
  }
});
