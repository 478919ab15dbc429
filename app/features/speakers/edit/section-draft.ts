import { readStored, writeStored } from "#ui/stored-text.ts";
import { type Part, partOf } from "./section.ts";
import { SECTIONS } from "./sections.ts";

/** What was typed, and the version of the part that it was typed over. */
export type SectionDraft<Entries> = { readonly version: string; readonly entries: Entries };

/** Of entries that were kept without one: whatever is stored now, it may not be what they began with. */
const UNKNOWN_VERSION = "";

const keyOf = (speakerId: string, sectionId: string) => `wb-edit:${speakerId}:${sectionId}`;

/** What was typed and not saved, per section: a closed tab loses nothing. */
export function readDraft<Entries>(
  speakerId: string,
  sectionId: string,
): SectionDraft<Entries> | null {
  const text = readStored(keyOf(speakerId, sectionId));
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<SectionDraft<Entries>>;
    if (typeof kept.version === "string" && kept.entries !== undefined) {
      return { version: kept.version, entries: kept.entries };
    }
    return { version: UNKNOWN_VERSION, entries: kept as Entries };
  } catch {
    return null;
  }
}

export function writeDraft(
  speakerId: string,
  sectionId: string,
  draft: SectionDraft<unknown> | null,
): void {
  writeStored(keyOf(speakerId, sectionId), draft === null ? null : JSON.stringify(draft));
}

/** After a save of one's own: it is no conflict for what else of this part waits on this device. */
export function moveDrafts(speakerId: string, part: Part, from: string, to: string): void {
  for (const section of SECTIONS.filter((one) => partOf(one) === part)) {
    const draft = readDraft(speakerId, section.id);
    if (draft?.version === from) writeDraft(speakerId, section.id, { ...draft, version: to });
  }
}
