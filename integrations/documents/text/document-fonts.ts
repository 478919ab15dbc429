import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

export type FontWeight = "regular" | "bold";

const FILES: Record<FontWeight, string> = {
  regular: "@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf",
  bold: "@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf",
};

let fonts: Record<FontWeight, Font> | undefined;
let known: ReadonlySet<number> | undefined;

/** Parsed once for all documents: reading the tables takes ten times as long as setting a page. */
export function documentFonts(): Record<FontWeight, Font> {
  fonts ??= { regular: load("regular"), bold: load("bold") };
  return fonts;
}

/** Whether Inter can draw all of a text: a glyph that is missing would print a box and break PDF/A. */
export function hasLetters(text: string): boolean {
  const { regular } = documentFonts();
  known ??= new Set(regular.characterSet);
  for (const character of text) if (!known.has(character.codePointAt(0) ?? 0)) return false;
  return true;
}

/**
 * Whether the glyphs of a text are named after its letters. Some letters share one glyph, such as the Greek
 * and the Latin iota: what is copied would be the other one.
 */
export function hasOwnGlyphs(text: string): boolean {
  if (!hasLetters(text)) return false;
  const { regular } = documentFonts();
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (regular.glyphForCodePoint(codePoint).codePoints[0] !== codePoint) return false;
  }
  return true;
}

function load(weight: FontWeight): Font {
  const font = create(readFileSync(createRequire(import.meta.url).resolve(FILES[weight])));
  nameGlyphs(font);
  return font;
}

const LAST_ASCII = 0x7e;
const isPrivate = (codePoint: number) => codePoint >= 0xe000 && codePoint <= 0xf8ff;

/**
 * The library keeps with a glyph the letter it was first asked for. A plain letter that it first meets as
 * part of one with an accent has none, and documents set later could not be read aloud, searched or copied.
 * Figures of one width are glyphs of their own, which the font also lists under private numbers.
 */
function nameGlyphs(font: Font): void {
  const letters = font.characterSet.filter((codePoint) => !isPrivate(codePoint));
  for (const codePoint of letters.toSorted((a, b) => a - b)) {
    if (codePoint <= LAST_ASCII) font.layout(String.fromCodePoint(codePoint), { tnum: true });
    font.glyphForCodePoint(codePoint);
  }
}
