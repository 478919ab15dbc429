import type { ComparisonItem } from "./item.ts";
import { type ComparisonList, MAX_COMPARED } from "./list.ts";

/** Entry of the browser's storage: `{ "v": 1, "items": […] }`. */
export const COMPARISON_KEY = "wb-comparison";
const VERSION = 1;

type Kind = "string" | "number" | "texts" | "fee";

/** Which kind of value every field of an item has to hold, so that nothing else reaches a screen. */
const FIELDS: Record<keyof ComparisonItem, Kind> = {
  id: "string",
  title: "string",
  bio: "string",
  base_fee_usd: "fee",
  rating: "number",
  years_experience: "number",
  categories: "texts",
  languages_spoken: "texts",
  slug: "string",
};

export function writeComparison(list: ComparisonList): string {
  return JSON.stringify({ v: VERSION, items: list });
}

/** Anybody can change the storage: whatever is not a list of this version counts as empty. */
export function parseComparison(stored: string | null | undefined): ComparisonList {
  if (!stored) return [];
  try {
    const content = JSON.parse(stored) as { v?: unknown; items?: unknown } | null;
    if (content?.v !== VERSION || !Array.isArray(content.items)) return [];
    return firstOfEach(content.items.filter(isItem)).slice(0, MAX_COMPARED);
  } catch {
    return [];
  }
}

function firstOfEach(items: readonly ComparisonItem[]): ComparisonItem[] {
  return items.filter(({ slug }, at) => items.findIndex((other) => other.slug === slug) === at);
}

function isItem(value: unknown): value is ComparisonItem {
  if (typeof value !== "object" || value === null) return false;
  const fields = value as Record<string, unknown>;
  return Object.entries(FIELDS).every(([name, kind]) => fits(fields[name], kind));
}

function fits(value: unknown, kind: Kind): boolean {
  if (kind === "texts") {
    return Array.isArray(value) && value.every((text) => typeof text === "string");
  }
  if (kind === "fee") return value === null || typeof value === "number";
  return typeof value === kind;
}
