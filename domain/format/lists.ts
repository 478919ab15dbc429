import { atFirstUse } from "./at-first-use.ts";

const all = atFirstUse(() => new Intl.ListFormat("de"));
const oneOf = atFirstUse(() => new Intl.ListFormat("de", { type: "disjunction" }));

/** „A, B und C“ */
export function formatList(words: readonly string[]): string {
  return all().format(words);
}

/** „A, B oder C“ */
export function formatChoice(words: readonly string[]): string {
  return oneOf().format(words);
}
