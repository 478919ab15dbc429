import { failure, ok, type Result } from "../result.ts";
import type { ComparisonItem } from "./item.ts";
import { type ComparisonList, isCompared, MAX_COMPARED } from "./list.ts";

export type ComparisonRefusal = "duplicate" | "full";

/** A speaker who is in the list already is refused as such first, even if the list is full (C-65). */
export function refusalFor(list: ComparisonList, slug: string): ComparisonRefusal | null {
  if (isCompared(list, slug)) return "duplicate";
  return list.length >= MAX_COMPARED ? "full" : null;
}

export function withSpeaker(
  list: ComparisonList,
  item: ComparisonItem,
): Result<ComparisonList, ComparisonRefusal> {
  const refusal = refusalFor(list, item.slug);
  return refusal === null ? ok([...list, item]) : failure(refusal);
}

export function withoutSpeaker(list: ComparisonList, slug: string): ComparisonList {
  return list.filter((item) => item.slug !== slug);
}
