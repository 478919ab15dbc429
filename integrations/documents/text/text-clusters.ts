const segmenter = new Intl.Segmenter("de", { granularity: "grapheme" });

/** What a reader sees as one character: a letter with its marks, an emoji of several parts. */
export function clustersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

const JOINER = /\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}]/u;

/** Joins letters of Arabic and Persian or parts of one emoji, or chooses a look; draws nothing itself. */
export function isJoiner(character: string): boolean {
  return JOINER.test(character);
}
