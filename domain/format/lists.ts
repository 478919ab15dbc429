const all = new Intl.ListFormat("de");
const oneOf = new Intl.ListFormat("de", { type: "disjunction" });

/** „A, B und C“ */
export function formatList(words: readonly string[]): string {
  return all.format(words);
}

/** „A, B oder C“ */
export function formatChoice(words: readonly string[]): string {
  return oneOf.format(words);
}
