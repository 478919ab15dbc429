const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const MARKS = /\p{M}+/gu;
const LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "a",
  œ: "o",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
};
const SPECIAL = /[ßæœøłđı]/g;
const SPELLED_OUT = /([aou])e/g;

/** One spelling for many: Müller, Mueller and Muller all become „muller“, Straße becomes „strasse“. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(MARKS, "")
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(SPELLED_OUT, "$1");
}

/** The words of a text as they are written. */
export function rawWords(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** The words of a text in their one spelling. */
export function foldedWords(text: string): string[] {
  return rawWords(text)
    .map(fold)
    .filter((word) => word !== "");
}
