import { readFileSync } from "node:fs";
import { create } from "fontkit";

const FOLDER = new URL("../../app/assets/fonts/", import.meta.url);

/** The families of the pages; what the first file lacks, the second has (letters of European names). */
const FILES = {
  display: ["bricolage-grotesque-latin.woff2", "bricolage-grotesque-latin-ext.woff2"],
  text: ["instrument-sans-latin.woff2", "instrument-sans-latin-ext.woff2"],
} as const;

export type Typeface = keyof typeof FILES;

type Path = {
  scale(x: number, y: number): Path;
  translate(x: number, y: number): Path;
  toSVG(): string;
};

/** What of a font sets text; the package brings no types. */
type Font = {
  readonly unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string): {
    readonly glyphs: readonly { readonly path: Path }[];
    readonly positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
  };
};

const opened = new Map<Typeface, readonly Font[]>();

function fontsOf(face: Typeface): readonly Font[] {
  const known = opened.get(face);
  if (known) return known;
  const fonts = FILES[face].map(
    (file) => create(readFileSync(new URL(file, FOLDER))) as unknown as Font,
  );
  opened.set(face, fonts);
  return fonts;
}

type Outline = { readonly svgPath: string; readonly width: number };

/**
 * Text as shapes, set from x = 0 on its baseline. A machine that draws pictures has its own fonts or
 * none at all; shapes look the same everywhere.
 */
export function outlineText(text: string, face: Typeface, size: number): Outline {
  let x = 0;
  const paths: string[] = [];
  for (const { part, font } of partsByFont(text, fontsOf(face))) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    for (const [at, { xAdvance, xOffset, yOffset }] of positions.entries()) {
      const path = glyphs[at]?.path
        .scale(scale, -scale)
        .translate(x + xOffset * scale, -yOffset * scale);
      if (path) paths.push(path.toSVG());
      x += xAdvance * scale;
    }
  }
  return { svgPath: paths.join(""), width: x };
}

type Part = { part: string; font: Font };

/** Stretches that one font can set; a letter without a glyph gets the empty box of the first. */
function partsByFont(text: string, fonts: readonly Font[]): Part[] {
  const parts: Part[] = [];
  for (const letter of text.normalize("NFC")) {
    const code = letter.codePointAt(0) ?? 0;
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code)) ?? fonts[0];
    const last = parts.at(-1);
    if (!font) continue;
    if (last?.font === font) last.part += letter;
    else parts.push({ part: letter, font });
  }
  return parts;
}

/** As many lines as allowed, broken at spaces; what does not fit ends in an ellipsis. */
export function fitLines(
  text: string,
  { face, size, width, lines }: { face: Typeface; size: number; width: number; lines: number },
): string[] {
  const fits = (line: string) => outlineText(line, face, size).width <= width;
  const words = text.split(/\s+/).filter(Boolean);
  const set: string[] = [];
  while (words.length > 0 && set.length < lines) {
    let line = words.shift() ?? "";
    while (words[0] !== undefined && fits(`${line} ${words[0]}`)) line += ` ${words.shift()}`;
    set.push(line);
  }
  const last = set.pop() ?? "";
  return [...set, words.length > 0 || !fits(last) ? shortened(last, fits) : last];
}

function shortened(line: string, fits: (line: string) => boolean): string {
  let letters = [...line];
  while (letters.length > 0 && !fits(`${letters.join("").trimEnd()}…`)) {
    letters = letters.slice(0, -1);
  }
  return `${letters.join("").trimEnd()}…`;
}
