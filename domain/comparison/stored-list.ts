import type { ComparisonItem } from "./item.ts";
import { type ComparisonList, MAX_COMPARED } from "./list.ts";

/** Entry of the browser's storage: `{ "v": 1, "items": […] }`. */
export const COMPARISON_KEY = "wb-comparison";
const VERSION = 1;

/** An example of every field: a stored item holds the same kinds of values, or it is none. */
const EXAMPLE: ComparisonItem = {
  id: "",
  title: "",
  bio: "",
  base_fee_usd: 0,
  rating: 0,
  years_experience: 0,
  categories: [],
  languages_spoken: [],
  slug: "",
};

export function writeComparison(list: ComparisonList): string {
  return JSON.stringify({ v: VERSION, items: list });
}

/** The storage is not trusted: whatever is not a list of this version counts as empty. */
export function parseComparison(stored: string | null): ComparisonList {
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
  return Object.entries(EXAMPLE).every(([name, example]) => {
    const field = fields[name];
    if (Array.isArray(example)) {
      return Array.isArray(field) && field.every((text) => typeof text === "string");
    }
    return typeof field === typeof example || (name === "base_fee_usd" && field === null);
  });
}
