import PDFDocument from "pdfkit";
import { documentFonts } from "./text/document-fonts.ts";
import { fallbackFonts } from "./text/fallback-fonts.ts";
import { printableText } from "./text/printable-text.ts";
import { INK, type TextStyle } from "./text/text-style.ts";
import { createTypesetter } from "./text/typesetter.ts";
import { wrapText } from "./text/wrap-text.ts";

export type Box = { readonly x: number; readonly y: number; readonly width: number };
type Part = PDFKit.PDFStructureElement;
type Draw = () => void;

const POINTS_PER_MM = 72 / 25.4;
const LINE_HEIGHT = 1.36;
/** No field of an invoice is longer; whatever comes is set in bounded time, and „…“ says that it was longer. */
const LONGEST_TEXT = 2_000;
export type SheetFacts = {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly createdAt: Date;
};

export const mm = (millimetres: number) => millimetres * POINTS_PER_MM;

/** Height of lines in millimetres. */
export function linesHeight(count: number, { size }: TextStyle): number {
  return (count * size * LINE_HEIGHT) / POINTS_PER_MM;
}

/** How many lines such a height holds. */
export function linesIn(height: number, style: TextStyle): number {
  return Math.floor(height / linesHeight(1, style) + 0.01);
}

/** Where the text of a page begins and ends; below stands the footer only. */
export const TEXT_AREA = { top: 28, bottom: 266 } as const;

/**
 * A tagged PDF/A-3a document measured in millimetres, with the fonts that its content needs. Every line is
 * broken and placed by us: the library would add a page for each text below the end of one.
 */
export async function createSheet(facts: SheetFacts, content: object) {
  const fallback = await fallbackFonts(textsOf(content));
  const doc = openDocument(facts);
  const root = doc.struct("Document");
  const typesetter = createTypesetter(doc, documentFonts(), fallback);
  const area: { top: number; bottom: number } = { ...TEXT_AREA };
  doc.addPage();
  doc.addStructure(root);

  /** A text broken into lines that fit. */
  function broken(text: string, width: number, style: TextStyle, maxLines?: number): string[] {
    return wrapText(printableText(text, LONGEST_TEXT), {
      width: mm(width),
      measure: (line) => typesetter.widthOf(line, style),
      ...(maxLines === undefined ? {} : { maxLines }),
    });
  }

  /** Draws lines from the top left corner of the box. */
  function write(lines: readonly string[], { x, y, width }: Box, style: TextStyle): void {
    for (const [index, line] of lines.entries()) {
      const top = mm(y + linesHeight(index, style));
      const indent = style.align === "right" ? mm(width) - typesetter.widthOf(line, style) : 0;
      typesetter.draw(line, mm(x) + indent, top, style);
    }
  }

  /** Content with a meaning, in the order it is read. */
  function put(type: string, draw: Draw, parent: Part = root): void {
    parent.add(doc.struct(type, {}, [draw]));
  }

  function group(type: string, parent: Part = root): Part {
    const part = doc.struct(type);
    parent.add(part);
    return part;
  }

  /** A heading says what it stands above or beside of. */
  function cell(row: Part, draw: Draw, heading: "Column" | "Row" | false): void {
    const scope = { scope: heading } as unknown as PDFKit.Mixins.StructureElementOptions;
    row.add(heading ? doc.struct("TH", scope, [draw]) : doc.struct("TD", {}, [draw]));
  }

  function figure(alt: string, box: Box & { readonly height: number }, draw: Draw): void {
    const { x, y, width, height } = box;
    const bbox = [mm(x), mm(y), mm(x + width), mm(y + height)];
    const facts = { alt, bbox, placement: "Block" };
    root.add(doc.struct("Figure", facts as PDFKit.Mixins.StructureElementOptions, [draw]));
  }

  /** Decoration: readers aloud pass it by. */
  function artifact(draw: Draw, type: "Layout" | "Pagination" = "Layout"): void {
    doc.markContent("Artifact", { type });
    draw();
    doc.endMarkedContent();
  }

  function rule(box: Box, colour: string = INK.line, thickness = 0.5): void {
    artifact(() => {
      doc.moveTo(mm(box.x), mm(box.y)).lineTo(mm(box.x + box.width), mm(box.y));
      doc.lineWidth(thickness).strokeColor(colour).stroke();
    });
  }

  /** Once per page, when it is known how many there are. */
  function onEveryPage(draw: (page: number, pages: number) => void): void {
    const { count } = doc.bufferedPageRange();
    for (let index = 0; index < count; index++) {
      doc.switchToPage(index);
      draw(index + 1, count);
    }
  }

  return { doc, area, broken, write, put, group, cell, figure, artifact, rule, onEveryPage, root };
}

export type Sheet = Awaited<ReturnType<typeof createSheet>>;

/** Every text of a document as it may be set, whatever field it stands in. */
function textsOf(content: unknown): string[] {
  if (typeof content === "string") return [printableText(content, LONGEST_TEXT)];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(textsOf);
}

function openDocument({ title, author, subject, createdAt }: SheetFacts): PDFKit.PDFDocument {
  return new PDFDocument({
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    subset: "PDF/A-3a",
    tagged: true,
    lang: "de-DE",
    displayTitle: true,
    autoFirstPage: false,
    bufferPages: true,
    info: {
      // The library writes these into XML as they are: no character may mean anything there.
      Title: plain(title),
      Author: plain(author),
      Subject: plain(subject),
      Creator: "Wortbühne",
      Producer: "PDFKit",
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  });
}

function plain(text: string): string {
  return text.replace(/[&<>]/g, "+").replace(/[\p{C}]/gu, "");
}

/** Everything a document writes, once it has ended. */
export function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  doc.on("end", () => resolve(Buffer.concat(chunks)));
  doc.on("error", reject);
  return promise;
}
