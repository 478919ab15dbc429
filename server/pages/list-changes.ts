import type { SpeakerIndex } from "#domain/search/index/speaker-index.ts";
import { relatedCandidates } from "#features/speakers/read/related-speakers.server.ts";
import type { ContentChanges } from "./content-changes.ts";

/**
 * Lists show what the index holds, also when the rows were announced before it had read them. The row
 * below the profiles rarely changes with it, and without it no other profile does.
 */
export function announceLists({ announce }: Pick<ContentChanges, "announce">) {
  let shown = "";
  return (index: SpeakerIndex): void => {
    const row = JSON.stringify(relatedCandidates(index));
    announce("speakers", ...(row === shown ? [] : (["related speakers"] as const)));
    shown = row;
  };
}
