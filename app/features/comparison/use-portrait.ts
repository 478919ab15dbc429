import { useSyncExternalStore } from "react";
import { fetchSpeaker } from "./speaker-api.ts";

/** A comparison item holds no picture (SPEC 3), so the bar asks for it once per speaker and page. */
const portraits = new Map<string, string | null>();
const listeners = new Set<() => void>();

export function usePortrait(slug: string): string | null {
  return useSyncExternalStore(subscribe, () => portraitOf(slug), nothing);
}

const nothing = () => null;

function portraitOf(slug: string): string | null {
  const known = portraits.get(slug);
  if (known !== undefined) return known;
  portraits.set(slug, null);
  void load(slug);
  return null;
}

/** Until it is there, and if it cannot be had, the monogram stands in. */
async function load(slug: string): Promise<void> {
  const speaker = await fetchSpeaker(slug).catch(() => null);
  portraits.set(slug, speaker?.profile_image_url ?? null);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
