/** The colours behind a monogram. */
export const TINTS = ["amber", "apricot", "sage", "dove"] as const;
export type Tint = (typeof TINTS)[number];

const ACADEMIC_TITLE = /^(?:prof|dr|dipl|mag|ing|med|rer|nat|phil|jur|h|c|pd|mba|msc|bsc)\.?$/i;

/** First and last initial without titles: „Prof. Dr. Ilse Brandtner“ becomes „IB“. */
export function monogram(name: string): string {
  const words = name.split(/[\s.]+/).filter((word) => /^\p{L}/u.test(word));
  const names = words.filter((word) => !ACADEMIC_TITLE.test(word));
  const counted = names.length > 0 ? names : words;
  const initials = [counted[0], counted.length > 1 ? counted.at(-1) : undefined];
  return initials.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase("de-DE") ?? "").join("");
}

/** The same name always gets the same colour, on the server and in the browser. */
export function tintFor(name: string): Tint {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return TINTS[sum % TINTS.length] ?? "amber";
}
