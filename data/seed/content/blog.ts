import { fragerundeModerieren } from "./blog/fragerunde-moderieren.ts";
import { hybrideVeranstaltungen } from "./blog/hybride-veranstaltungen.ts";
import { kurzfristigEinladen } from "./blog/kurzfristig-einladen.ts";
import { podiumOderKeynote } from "./blog/podium-oder-keynote.ts";
import { raumUndTon } from "./blog/raum-und-ton.ts";
import { reisekostenUndAbgaben } from "./blog/reisekosten-und-abgaben.ts";
import { speakerBriefen } from "./blog/speaker-briefen.ts";
import { wasKostetEineKeynote } from "./blog/was-kostet-eine-keynote.ts";
import type { DemoBlogPost } from "./blog-types.ts";

/** Newest first. */
export const demoBlogPosts: readonly DemoBlogPost[] = [
  speakerBriefen,
  wasKostetEineKeynote,
  hybrideVeranstaltungen,
  reisekostenUndAbgaben,
  raumUndTon,
  podiumOderKeynote,
  fragerundeModerieren,
  kurzfristigEinladen,
];
