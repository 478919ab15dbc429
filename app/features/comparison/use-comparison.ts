import type { ComparisonList } from "#domain/comparison/list.ts";
import { COMPARISON_KEY, parseComparison } from "#domain/comparison/stored-list.ts";
import { useStoredText } from "#ui/stored-text.ts";

/** Every card asks for the same list, so it is read once per change. */
let known: { text: string | null; list: ComparisonList } = { text: null, list: [] };

/** The speakers under comparison, the same in every tab; empty in the server's page. */
export function useComparison(): ComparisonList {
  const text = useStoredText(COMPARISON_KEY);
  if (known.text !== text) known = { text, list: parseComparison(text) };
  return known.list;
}
