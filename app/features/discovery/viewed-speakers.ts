import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { readStored, writeStored } from "#ui/stored-text.ts";

/** Stays in this browser; the server never learns which profiles were viewed. */
export const VIEWED_KEY = "wb-viewed-speakers";
const MAX_VIEWED = 12;

export type ViewedSpeaker = Pick<SpeakerCardData, "slug" | "name" | "topics">;

export function parseViewed(stored: string | null): ViewedSpeaker[] {
  if (!stored) return [];
  try {
    const content: unknown = JSON.parse(stored);
    const views = isRecord(content) && content.v === 1 ? content.views : [];
    return Array.isArray(views) ? views.filter(isView).slice(0, MAX_VIEWED) : [];
  } catch {
    return [];
  }
}

/** Latest first, each speaker once. */
export function withView(views: readonly ViewedSpeaker[], view: ViewedSpeaker): ViewedSpeaker[] {
  const { slug, name, topics } = view;
  const others = views.filter((other) => other.slug !== slug);
  return [{ slug, name, topics }, ...others].slice(0, MAX_VIEWED);
}

export function recordViewedSpeaker(view: ViewedSpeaker): void {
  const views = withView(parseViewed(readStored(VIEWED_KEY)), view);
  writeStored(VIEWED_KEY, JSON.stringify({ v: 1, views }));
}

export function forgetViewedSpeakers(): void {
  writeStored(VIEWED_KEY, null);
}

function isView(value: unknown): value is ViewedSpeaker {
  return (
    isRecord(value) &&
    typeof value.slug === "string" &&
    typeof value.name === "string" &&
    Array.isArray(value.topics) &&
    value.topics.every((topic) => typeof topic === "string")
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
