import { markMatch } from "./mark-match.ts";

/** A text in which the words of a query stand out. */
export function Marked({ text, query }: { text: string; query: string }) {
  return markMatch(text, query).map(({ text: piece, isHit, at }) =>
    isHit ? <mark key={at}>{piece}</mark> : piece,
  );
}
