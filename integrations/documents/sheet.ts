import PDFDocument from "pdfkit";
import { documentFonts, type FontWeight } from "./document-fonts.ts";
import { printableText } from "./printable-text.ts";
import { wrapText } from "./wrap-text.ts";

/** DESIGN section 3, light. */
export const INK = {
  text: "#141A2B",
  muted: "#626980",
  line: "#DBD3C2",
  amber: "#F59E0B",
  spot: "#FFF6E2",
  paper: "#FFFFFF",
} as const;

export type TextStyle = {
  readonly size: number;
  readonly weight?: FontWeight;
  readonly colour?: string;
  readonly align?: "left" | "right";
  /** Days and numbers: between figures of one width no full stop gets lost. */
  readonly hasFigures?: boolean;
};

type Box = { readonly x: number; readonly y: number; readonly width: number };
type Part = PDFKit.PDFStructureElement;
type Draw = () => void;

const POINTS_PER_MM = 72 / 25.4;
const LINE_HEIGHT = 1.36;
/** No field of an invoice is longer; whatever comes is set in bounded time. */
const LONGEST_TEXT = 2_000;
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

/**
 * A tagged PDF/A-3a document measured in millimetres. Every line is broken and placed by us: the
 * library would add a page for each text below the end of one.
 */
export function createSheet(facts: SheetFacts) {
  const fonts = documentFonts();
  const doc = openDocument(facts);
  const root = doc.struct("Document");
  doc.registerFont("regular", fonts.regular as unknown as Buffer);
  doc.registerFont("bold", fonts.bold as unknown as Buffer);
  doc.addPage();
  doc.addStructure(root);

  function use({ size, weight = "regular", colour = INK.text }: TextStyle): void {
    doc.font(weight).fontSize(size).fillColor(colour);
  }

  /** Columns of figures are set flush right, with figures of one width. */
  function optionsOf({ align, hasFigures = false }: TextStyle): PDFKit.Mixins.TextOptions {
    const features = { ...FEATURES, tnum: hasFigures || align === "right" };
    return { lineBreak: false, features } as unknown as PDFKit.Mixins.TextOptions;
  }

  /** What of a text can be printed, broken into lines that fit. */
  function broken(text: string, width: number, style: TextStyle, maxLines?: number): string[] {
    use(style);
    const options = optionsOf(style);
    const measure = (line: string) => doc.widthOfString(line, options);
    const printable = printableText(text, fonts[style.weight ?? "regular"], LONGEST_TEXT);
    return wrapText(printable, {
      width: mm(width),
      measure,
      ...(maxLines === undefined ? {} : { maxLines }),
    });
  }

  /** Draws lines from the top left corner of the box. */
  function write(lines: readonly string[], { x, y, width }: Box, style: TextStyle): void {
    use(style);
    const options = optionsOf(style);
    for (const [index, line] of lines.entries()) {
      const indent = style.align === "right" ? mm(width) - doc.widthOfString(line, options) : 0;
      doc.text(line, mm(x) + indent, mm(y + linesHeight(index, style)), options);
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

  return { doc, broken, write, put, group, cell, figure, artifact, rule, onEveryPage, root };
}

export type Sheet = ReturnType<typeof createSheet>;

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
