const LONGEST = 60;
const SHORTEST = 2;

/** A name of a mailbox or a telephone number identifies a person; such words are not written down. */
const PERSONAL = /@|\d{5,}|https?:/i;

/**
 * The words of a search as they may be counted: without case and surplus spaces, nothing personal,
 * and nothing longer than a wish.
 */
export function emptySearchTerm(text: string): string | null {
  const term = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim();
  if (term.length < SHORTEST || term.length > LONGEST) return null;
  return PERSONAL.test(term.replace(/[\s/+()-]/g, "")) ? null : term;
}

type Counted = { readonly term: string; readonly count: number };

/** Typing asks on the way: what is only the beginning of another of these words was never meant. */
export function wholeTerms<Row extends Counted>(rows: readonly Row[]): Row[] {
  return rows.filter(
    ({ term }) => !rows.some((other) => other.term !== term && other.term.startsWith(term)),
  );
}
