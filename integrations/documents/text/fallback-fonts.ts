import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font, type Glyph } from "fontkit";
import { type FontWeight, hasLetters } from "./document-fonts.ts";
import { clustersOf, isJoiner } from "./text-clusters.ts";

/**
 * Fonts for what Inter does not know, the first that has a character draws it. Each family comes in files of
 * some hundred characters, of which a document reads those it needs (docs/decisions/0028); beside its own
 * script it has files of symbols and Latin letters, which are not for us.
 */
const FAMILIES: Readonly<Record<string, RegExp>> = {
  "noto-sans-hebrew": /^hebrew$/,
  "noto-sans-arabic": /^arabic$/,
  "noto-emoji": /^\[\d+\]$/,
  "noto-sans-sc": /^\[\d+\]$/,
  "noto-sans-kr": /^\[\d+\]$/,
};

const WEIGHTS: Record<FontWeight, number> = { regular: 400, bold: 600 };
/** A page in one script needs about ten files; beyond this a text is no name and no address. */
const MOST_FILES = 60;
/** How a glyph is copied that has no letter of its own, such as the dots of an Arabic letter. */
const NO_WIDTH = 0x200b;

type Slice = { readonly file: string; readonly ranges: readonly (readonly [number, number])[] };

/** The fonts that one document needs besides Inter, and which of them draws a character. */
export type FallbackFonts = {
  readonly fonts: readonly { readonly [weight in FontWeight]: Font }[];
  /** Index into the fonts; undefined if none has the character. */
  readonly indexOf: (cluster: string) => number | undefined;
};

const packages = createRequire(import.meta.url);
let slices: readonly Slice[] | undefined;

/**
 * Cut to the characters of this document, so that equal input gives equal bytes whatever was set before,
 * and nothing stays in memory.
 */
export async function fallbackFonts(texts: Iterable<string>): Promise<FallbackFonts> {
  const clusters = new Set<string>();
  for (const text of texts) {
    if (hasLetters(text)) continue;
    for (const cluster of clustersOf(text)) if (!hasLetters(cluster)) clusters.add(cluster);
  }
  const wanted = new Map<Slice, string[]>();
  for (const cluster of [...clusters].toSorted()) {
    const slice = sliceOf(cluster);
    if (!slice || (!wanted.has(slice) && wanted.size === MOST_FILES)) continue;
    wanted.set(slice, [...(wanted.get(slice) ?? []), cluster]);
  }
  const fonts: FallbackFonts["fonts"][number][] = [];
  const indices = new Map<string, number>();
  for (const [{ file }, drawn] of wanted) {
    const font = {
      regular: await cut(file, drawn, "regular"),
      bold: await cut(file, drawn, "bold"),
    };
    const index = fonts.push(font) - 1;
    for (const cluster of drawn) if (draws(font.regular, cluster)) indices.set(cluster, index);
  }
  return { fonts, indexOf: (cluster) => indices.get(cluster) };
}

function sliceOf(cluster: string): Slice | undefined {
  const needed = visibleIn(cluster);
  slices ??= Object.keys(FAMILIES).flatMap(slicesOf);
  return slices.find(({ ranges }) =>
    needed.every((codePoint) =>
      ranges.some(([first, last]) => codePoint >= first && codePoint <= last),
    ),
  );
}

function visibleIn(cluster: string): number[] {
  const visible = [...cluster].filter((character) => !isJoiner(character));
  return visible.map((character) => character.codePointAt(0) ?? 0);
}

/** `unicode.json` of a family: the name of a file and the characters in it, as a style sheet writes them. */
function slicesOf(family: string): Slice[] {
  const listed = packages.resolve(`@fontsource-variable/${family}/unicode.json`);
  const table = JSON.parse(readFileSync(listed, "utf8")) as Record<string, string>;
  const own = Object.entries(table).filter(([name]) => FAMILIES[family]?.test(name));
  return own.map(([name, list]) => ({
    file: `@fontsource-variable/${family}/files/${family}-${name.replace(/[[\]]/g, "")}-wght-normal.woff2`,
    ranges: list.split(",").map((range) => {
      const [first = 0, last = first] = range
        .slice("U+".length)
        .split("-")
        .map((hex) => Number.parseInt(hex, 16));
      return [first, last] as const;
    }),
  }));
}

/** A font of one weight with the characters of the document only, which the PDF library can embed. */
async function cut(file: string, clusters: readonly string[], weight: FontWeight): Promise<Font> {
  const { default: subsetFont } = await import("subset-font");
  const bytes = await subsetFont(readFileSync(packages.resolve(file)), clusters.join(""), {
    targetFormat: "sfnt",
    variationAxes: { wght: WEIGHTS[weight] },
  });
  const font = create(bytes);
  const layout = font.layout.bind(font);
  font.layout = (text, features) => {
    const run = layout(text, features);
    run.glyphs = run.glyphs.map(named);
    return run;
  };
  return font;
}

/** The glyph itself is kept by the font reader, which would set such a letter as a space. */
function named(glyph: Glyph): Glyph {
  if (glyph.codePoints.length > 0) return glyph;
  return Object.create(glyph, { codePoints: { value: [NO_WIDTH] } });
}

/** A list may name characters that the file does not have; a font without any has no table to ask. */
function draws(font: Font, cluster: string): boolean {
  if (font.numGlyphs <= 1) return false;
  return visibleIn(cluster).every((codePoint) => font.hasGlyphForCodePoint(codePoint));
}
