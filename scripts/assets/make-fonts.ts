import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { withKerningOf } from "./font-tables.ts";

/**
 * Cuts the three families down to what the pages show. Each family gives two files: the characters
 * of German pages, and the further European letters, which a browser loads only when a name needs them.
 * Run by hand after a font update: `node scripts/assets/make-fonts.ts`. The results are committed.
 */
const SOURCES = new URL("../../node_modules/@fontsource-variable/", import.meta.url);
const TARGET = new URL("../../app/assets/fonts/", import.meta.url);

/** All six files together; the page budget counts on it. */
const BUDGET_BYTES = 110_000;

/** What German pages and the names of the neighbours need; a sign that is missing here comes from the fallback. */
const LETTERS = range(0xc0, 0xff).replaceAll(/[ÐÞðþÿ÷]/g, "");
const SIGNS = "\u00a0£§©«®°±²³·»½–—‘’‚“”„•…‹›€™−→←↑↓\u2009\u2011\u202f";
const LATIN = `${range(0x20, 0x7e)}${LETTERS}Œœ${SIGNS}`;
/** Letters of European names: Latin Extended-A without its obsolete signs, the Romanian commas, the capital ß. */
const LATIN_EXT = [...`${range(0x100, 0x17e)}ȘșȚțẞ`]
  .filter((letter) => !"ĲĳĸŉŊŋĿŀŦŧŒœ".includes(letter))
  .join("");

/** Kerning, ligatures, marks and figures in columns; the stylistic sets of the families are not used. */
const FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "calt", "rvrn", "tnum", "lnum"];

type Axes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>["variationAxes"]>;

/** A name of an axis with the one place on it whose distances between letters serve for all. */
type Kerning = Readonly<Record<string, number>>;

type Family = {
  readonly name: string;
  readonly source: (script: "latin" | "latin-ext") => string;
  readonly axes: Axes;
  readonly kerningAt?: Kerning;
};

const FAMILIES: readonly Family[] = [
  {
    name: "bricolage-grotesque",
    source: (script) =>
      `bricolage-grotesque/files/bricolage-grotesque-${script}-standard-normal.woff2`,
    // One width and one weight; the optical size stays, headlines live from it.
    axes: { wdth: 84, wght: 700, opsz: { min: 16, max: 72 } },
    kerningAt: { opsz: 40 },
  },
  {
    name: "instrument-sans",
    source: (script) => `instrument-sans/files/instrument-sans-${script}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 600 } },
    kerningAt: { wght: 500 },
  },
  {
    name: "newsreader-italic",
    source: (script) => `newsreader/files/newsreader-${script}-wght-italic.woff2`,
    axes: { wght: 450 },
  },
];

let total = 0;
await mkdir(TARGET, { recursive: true });
for (const family of FAMILIES) {
  for (const [script, text] of [
    ["latin", LATIN],
    ["latin-ext", LATIN_EXT],
  ] as const) {
    const original = await readFile(new URL(family.source(script), SOURCES));
    const font = await cut(original, text, family);
    const file = `${family.name}-${script}.woff2`;
    await writeFile(new URL(file, TARGET), font);
    total += font.length;
    console.log(`${file.padEnd(38)} ${font.length} bytes`);
  }
}
console.log(`${"together".padEnd(38)} ${total} bytes`);
if (total > BUDGET_BYTES) throw new Error(`Fonts exceed their budget of ${BUDGET_BYTES} bytes`);

async function cut(original: Buffer, text: string, family: Family): Promise<Uint8Array> {
  const { axes, kerningAt } = family;
  const options = { variationAxes: axes, keepFeatures: FEATURES, noHinting: true };
  if (!kerningAt) return subsetFont(original, text, { ...options, targetFormat: "woff2" });
  const plain = { ...options, targetFormat: "sfnt" } as const;
  const font = await subsetFont(original, text, plain);
  const fixedAxes = { ...axes, ...kerningAt };
  const fixed = await subsetFont(original, text, { ...plain, variationAxes: fixedAxes });
  const joined = withKerningOf(Buffer.from(font), Buffer.from(fixed));
  return subsetFont(joined, text, { targetFormat: "woff2", keepFeatures: FEATURES });
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) =>
    String.fromCodePoint(from + index),
  ).join("");
}
