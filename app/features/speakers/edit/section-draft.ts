import { readStored, writeStored } from "#ui/stored-text.ts";

const keyOf = (speakerId: string, sectionId: string) => `wb-edit:${speakerId}:${sectionId}`;

/** What was typed and not saved, per section: a closed tab loses nothing. */
export function readDraft<Draft>(speakerId: string, sectionId: string): Draft | null {
  const text = readStored(keyOf(speakerId, sectionId));
  if (text === null) return null;
  try {
    return JSON.parse(text) as Draft;
  } catch {
    return null;
  }
}

export function writeDraft(speakerId: string, sectionId: string, draft: unknown): void {
  writeStored(keyOf(speakerId, sectionId), draft === null ? null : JSON.stringify(draft));
}
