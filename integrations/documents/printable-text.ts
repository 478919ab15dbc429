import type { Font } from "fontkit";

/** What stands for letters that the font does not know. */
const UNKNOWN = "?";
const LETTER = /[\p{L}\p{N}]/u;

/**
 * Only characters that the font can draw: a missing glyph would print a box and break PDF/A. Emoji and
 * invisible marks vanish, foreign letters become one question mark per run; the XML keeps everything.
 */
export function printableText(text: string, font: Font, longest: number): string {
  const normal = text.slice(0, longest).toWellFormed().normalize("NFC");
  let printable = "";
  for (const character of normal.replace(/\p{White_Space}+/gu, widestSpace)) {
    if (/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\uFFFD]/u.test(character)) continue;
    if (font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) printable += character;
    else if (LETTER.test(character) && !printable.endsWith(UNKNOWN)) printable += UNKNOWN;
  }
  return printable.replace(/ {2,}/g, " ").trim();
}

/** Amounts and their currency stay together; every other space may end a line. */
function widestSpace(spaces: string): string {
  return spaces === "\u00a0" || spaces === "\u202f" ? "\u00a0" : " ";
}
