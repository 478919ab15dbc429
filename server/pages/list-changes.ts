import type { SpeakerIndex } from "#domain/search/index/speaker-index.ts";
import { relatedCandidates } from "#features/speakers/read/related-speakers.server.ts";
import type { ContentChanges } from "./content-changes.ts";

/**
 * Lists show what the index holds, also when the rows were announced before it had read them. The row
 * below the profiles rarely changes with it, and without it no other profile does.
 */
export function announceLists({ announce }: Pick<ContentChanges, "announce">) {
  let speakers = "";
  let cards = "";
  return (index: SpeakerIndex): void => {
    const row = relatedCandidates(index);
    const before = [speakers, cards];
    speakers = JSON.stringify(row.map((one) => [one.slug, one.startingFee, one.isQuickBookable]));
    cards = JSON.stringify(row);
    announce(
      "speakers",
      ...(speakers === before[0] ? [] : (["related speakers"] as const)),
      ...(cards === before[1] ? [] : (["related cards"] as const)),
    );
  };
}
