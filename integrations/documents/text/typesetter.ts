import type { Font } from "fontkit";
import { type FontWeight, hasLetters, hasOwnGlyphs } from "./document-fonts.ts";
import type { FallbackFonts } from "./fallback-fonts.ts";
import { type TextRun, textRuns } from "./text-runs.ts";
import { INK, type TextStyle } from "./text-style.ts";

/** None of the features that cost time and change nothing in German. */
const FEATURES = {
  kern: true,
  calt: false,
  ccmp: false,
  clig: false,
  liga: false,
  locl: false,
  rclt: false,
  rlig: false,
};

/** Measures and draws one line in as many fonts as it takes, in points. */
export function createTypesetter(
  doc: PDFKit.PDFDocument,
  inter: Record<FontWeight, Font>,
  fallback: FallbackFonts,
) {
  register("inter", inter);
  for (const [index, font] of fallback.fonts.entries()) register(index, font);

  function register(font: TextRun["font"], weights: Record<FontWeight, Font>): void {
    doc.registerFont(`${font} regular`, weights.regular as unknown as Buffer);
    doc.registerFont(`${font} bold`, weights.bold as unknown as Buffer);
  }

  function use(font: TextRun["font"], { size, weight = "regular" }: TextStyle): void {
    doc.font(`${font} ${weight}`).fontSize(size);
  }

  /** Columns of figures are set flush right, with figures of one width. Other scripts need all features. */
  function optionsOf(
    font: TextRun["font"],
    { align, hasFigures = false, size, weight }: TextStyle,
  ) {
    const isInter = font === "inter";
    const features = isInter ? { ...FEATURES, tnum: hasFigures || align === "right" } : {};
    const { ascent, unitsPerEm } = inter[weight ?? "regular"];
    // All runs stand on the line of Inter.
    const options = { lineBreak: false, features, baseline: (-ascent / unitsPerEm) * size };
    return options as unknown as PDFKit.Mixins.TextOptions;
  }

  function runsOf(line: string): TextRun[] {
    if (!hasLetters(line)) return textRuns(line, fallback);
    return [{ text: line, actual: line, order: 0, font: "inter" }];
  }

  /** A line is measured anew with every word that is added to it; most of its runs stay as they were. */
  const widths = new Map<string, number>();

  function runWidth({ text, font }: TextRun, style: TextStyle): number {
    const { align, hasFigures, size, weight } = style;
    const key = [font, weight, size, align, hasFigures, text].join("|");
    const known = widths.get(key);
    if (known !== undefined) return known;
    use(font, style);
    const width = doc.widthOfString(text, optionsOf(font, style));
    widths.set(key, width);
    return width;
  }

  function widthOf(line: string, style: TextStyle): number {
    return runsOf(line).reduce((width, run) => width + runWidth(run, style), 0);
  }

  /** From left to right on the page, in the order of reading in the file. */
  function draw(line: string, x: number, y: number, style: TextStyle): void {
    let right = x;
    const placed = runsOf(line).map((run) => {
      const left = right;
      right += runWidth(run, style);
      return { run, left };
    });
    if (placed.length > 1) doc.markContent("Span");
    for (const { run, left } of placed.toSorted((a, b) => a.run.order - b.run.order)) {
      use(run.font, style);
      doc.fillColor(style.colour ?? INK.text);
      const show = () => doc.text(run.text, left, y, optionsOf(run.font, style));
      if (run.text === run.actual && hasOwnGlyphs(run.text)) show();
      else showAs(run.actual, show);
    }
    if (placed.length > 1) doc.endMarkedContent();
  }

  /**
   * Where glyphs and letters are not one to one, what is read aloud and copied stands with them. Readers take
   * its place from the text object, so the mark begins and ends inside of it.
   */
  function showAs(actual: string, show: () => void): void {
    const { addContent } = doc;
    doc.addContent = (content: unknown) => {
      if (content === "ET") doc.page.write("EMC");
      addContent.call(doc, content);
      if (content === "BT") doc.page.write(`/Span <</ActualText <${utf16(actual)}>>> BDC`);
      return doc;
    };
    show();
    doc.addContent = addContent;
  }

  return { widthOf, draw };
}

/** Big-endian with its mark at the beginning, in hexadecimal digits. */
function utf16(text: string): string {
  return Buffer.from(`\ufeff${text}`, "utf16le").swap16().toString("hex");
}
