import type { ComparisonItem } from "./item.ts";

/** At most three (CONST-11). */
export const MAX_COMPARED = 3;

export type ComparisonList = readonly ComparisonItem[];

export function isCompared(list: ComparisonList, slug: string): boolean {
  return list.some((item) => item.slug === slug);
}
