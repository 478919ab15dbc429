import type { ComparisonItem } from "./item.ts";

/** SPEC 9, Limits. */
export const MAX_COMPARED = 3;

export type ComparisonList = readonly ComparisonItem[];

export function isCompared(list: ComparisonList, slug: string): boolean {
  return list.some((item) => item.slug === slug);
}
