/** A brief, apart from what it excludes. */
export type Split = {
  readonly wanted: string;
  /** The words behind „kein“, „nicht“ and „ohne“, in their order. */
  readonly unwanted: readonly string[];
  /** Those of them that name a kind of speaker: „kein Politiker“, not „steht nicht fest“. */
  readonly kinds: readonly string[];
};

/**
 * Up to three words behind a negation. „nicht mehr als“ and „ohne Reisekosten“ are limits of the budget
 * and „nicht nur“ is no refusal, so those stay where they are.
 */
const NEGATION =
  /\b(?:bitte\s+|bloß\s+|auf\s+keinen\s+fall\s+)?(kein(?:e[nmrs]?)?|nicht|ohne|außer)\s+(?!mehr\s+als|über|ueber|teurer|nur\b|zu\b|unbedingt|ganz|so\b|vor\b|nach\b|rolle|die\s+reise|reise|anfahrt|anreise|fahrt|spesen|länger|weit|drin\b|mehr\b)((?:(?:auf|in|den|dem|der|die|das|einen?|mit)\s+)*[\p{L}\p{N}:*-]+)((?:\s*(?:,\s*(?:kein(?:e[nmrs]?)?)\s|oder|und|noch)\s*(?:kein(?:e[nmrs]?)?\s+)?[\p{Lu}][\p{L}-]+)*)/giu;
const KIND_REFUSAL = /^(?:kein|außer)/i;
const ARTICLES = /^(?:auf|in|den|dem|der|die|das|einen?|mit|oder|und|noch|kein(?:e[nmrs]?)?)\s+/iu;

export function splitNegations(text: string): Split {
  const unwanted: string[] = [];
  const kinds: string[] = [];
  const wanted = text.replace(NEGATION, (_all, refusal: string, head: string, more: string) => {
    const others = more.split(/,|\boder\b|\bund\b|\bnoch\b/iu).map(bare);
    const refused = [bare(head), ...others.filter((part) => part !== "")];
    unwanted.push(...refused);
    if (KIND_REFUSAL.test(refusal)) kinds.push(...refused.filter((part) => /^\p{Lu}/u.test(part)));
    return " ";
  });
  return { wanted, unwanted, kinds };
}

function bare(text: string): string {
  let rest = text.trim();
  while (ARTICLES.test(rest)) rest = rest.replace(ARTICLES, "").trim();
  return rest;
}
