import { foldedWords } from "./fold.ts";

/** What was typed, as a tree. Words of a phrase follow one another; a term is one word. */
export type QueryNode =
  | { readonly kind: "term"; readonly word: string }
  | { readonly kind: "phrase"; readonly words: readonly string[] }
  | { readonly kind: "not"; readonly part: QueryNode }
  | { readonly kind: "and" | "or"; readonly parts: readonly QueryNode[] }
  | ExpressionNode;

/** Words that are known to mean the same as others; only `readMeaning` finds them. */
type ExpressionNode = {
  readonly kind: "expression";
  readonly typed: QueryNode;
  readonly others: readonly (readonly string[])[];
};

/** Every word costs a look at the whole vocabulary. */
export const MAX_WORDS = 10;

type Operator = "and" | "or" | "not";
type Piece = QueryNode | Operator;

const OPERATORS: Record<string, Operator> = {
  and: "and",
  und: "and",
  or: "or",
  oder: "or",
  not: "not",
  nicht: "not",
};
/** As they are typed in German, and as word processors put them. */
const TYPOGRAPHIC_QUOTES = /[„“”»«]/g;
const PIECE = /"([^"]*)"?|[^\s"]+/g;

/**
 * Quotes make phrases; NOT binds closest, then AND (which may be left out), then OR (SEARCH-08 to
 * SEARCH-14).
 */
export function parseQuery(text: string): QueryNode | undefined {
  const alternatives: QueryNode[] = [];
  let required: QueryNode[] = [];
  let isNegated = false;
  for (const piece of piecesOf(text)) {
    if (piece === "not") isNegated = !isNegated;
    else if (piece === "or") {
      addTo(alternatives, joined("and", required));
      required = [];
      isNegated = false;
    } else if (piece !== "and") {
      required.push(isNegated ? { kind: "not", part: piece } : piece);
      isNegated = false;
    }
  }
  addTo(alternatives, joined("and", required));
  return joined("or", alternatives);
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let words = 0;
  for (const [written, quoted] of text.replace(TYPOGRAPHIC_QUOTES, '"').matchAll(PIECE)) {
    const operator = quoted === undefined ? OPERATORS[written.toLowerCase()] : undefined;
    if (operator) {
      pieces.push(operator);
      continue;
    }
    const found = foldedWords(quoted ?? written).slice(0, MAX_WORDS - words);
    words += found.length;
    addTo(pieces, quoted === undefined ? together(found) : phrase(found));
  }
  return pieces;
}

/** „KI-Ethik“ is one piece with two words, so that NOT in front of it excludes both at once. */
function together(words: readonly string[]): QueryNode | undefined {
  return joined(
    "and",
    words.map((word) => ({ kind: "term", word })),
  );
}

function phrase(words: readonly string[]): QueryNode | undefined {
  return words.length === 0 ? undefined : { kind: "phrase", words };
}

function joined(kind: "and" | "or", parts: readonly QueryNode[]): QueryNode | undefined {
  return parts.length > 1 ? { kind, parts } : parts[0];
}

function addTo<T>(list: T[], item: T | undefined): void {
  if (item !== undefined) list.push(item);
}
