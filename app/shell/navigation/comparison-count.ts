import { COMPARISON_KEY, parseComparison } from "#domain/comparison/stored-list.ts";
import { useStoredText } from "#ui/stored-text.ts";

/** Zero in the server's page; the badge lies on the icon, so nothing moves when it appears. */
export function useComparisonCount(): number {
  return parseComparison(useStoredText(COMPARISON_KEY)).length;
}
