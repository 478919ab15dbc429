export type MarkedPiece = { text: string; isHit: boolean; at: number };

type Folded = { text: string; origin: number[] };

const EXPANDED: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };
const OPERATORS = new Set(["und", "oder", "and", "or"]);
const LETTER = /[\p{L}\p{N}]/u;

/**
 * Splits a text where the words of a query occur, whatever their case or spelling of umlauts:
 * „Fuehr“, „fuhr“ and „führ“ all mark „Führung“. Beginnings of words go before their middles.
 */
export function markMatch(text: string, query: string): MarkedPiece[] {
  const hits = new Uint8Array(text.length);
  for (const word of queryWords(query)) {
    for (const [from, to] of findWord(text, word)) hits.fill(1, from, to);
  }
  const pieces: MarkedPiece[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && hits[at] === hits[from]) continue;
    pieces.push({ text: text.slice(from, at), isHit: hits[from] === 1, at: from });
    from = at;
  }
  return pieces;
}

function queryWords(query: string): string[] {
  const words = query.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.filter((word) => !OPERATORS.has(word.toLowerCase()));
}

function findWord(text: string, word: string): [number, number][] {
  for (const isExpanded of [true, false]) {
    const needle = fold(word, isExpanded).text;
    const haystack = fold(text, isExpanded);
    const all = occurrences(haystack, needle);
    const atStarts = all.filter(([from]) => from === 0 || !LETTER.test(text.charAt(from - 1)));
    if (atStarts.length > 0) return atStarts;
    if (all.length > 0) return all;
  }
  return [];
}

function occurrences({ text, origin }: Folded, needle: string): [number, number][] {
  const found: [number, number][] = [];
  if (needle === "") return found;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
    const from = origin[at] ?? 0;
    const last = origin[at + needle.length - 1] ?? from;
    found.push([from, last + 1]);
  }
  return found;
}

/** Every folded character remembers where it came from, because „ü“ becomes two. */
function fold(source: string, isExpanded: boolean): Folded {
  let text = "";
  const origin: number[] = [];
  for (let at = 0; at < source.length; at++) {
    const letter = source.charAt(at).toLowerCase();
    const plain = letter.normalize("NFD").replace(/\p{M}/gu, "");
    const folded = (isExpanded || letter === "ß" ? EXPANDED[letter] : undefined) ?? plain;
    text += folded;
    for (let count = 0; count < folded.length; count++) origin.push(at);
  }
  return { text, origin };
}
