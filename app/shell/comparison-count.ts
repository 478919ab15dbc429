import { useStoredText } from "#ui/stored-text.ts";

/** Written by the comparison (SPEC 2): `{ "v": 1, "items": […] }`. */
export const COMPARISON_KEY = "wb-comparison";
const VERSION = 1;

/** Zero in the server's page; the badge lies on the icon, so nothing moves when it appears. */
export function useComparisonCount(): number {
  return countCompared(useStoredText(COMPARISON_KEY) ?? null);
}

export function countCompared(stored: string | null): number {
  if (stored === null) return 0;
  try {
    const comparison = JSON.parse(stored) as { v?: unknown; items?: unknown } | null;
    if (comparison?.v !== VERSION || !Array.isArray(comparison.items)) return 0;
    return comparison.items.length;
  } catch {
    return 0;
  }
}
