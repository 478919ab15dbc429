import { inflateSync } from "node:zlib";

/** A PDF as pdfkit writes it: numbered objects, no object streams. For tests only. */
export type Pdf = {
  readonly source: string;
  readonly objects: ReadonlyMap<number, PdfObject>;
  readonly trailer: string;
};

export type PdfObject = { readonly head: string; readonly stream: Buffer | null };

export function readPdf(bytes: Buffer): Pdf {
  const source = bytes.toString("latin1");
  const objects = new Map<number, PdfObject>();
  for (const match of source.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const from = (match.index ?? 0) + match[0].length;
    const end = source.indexOf("\nendobj", from);
    const streamAt = source.indexOf("stream\n", from);
    const hasStream = streamAt !== -1 && streamAt < end;
    const head = source.slice(from, hasStream ? streamAt : end);
    objects.set(Number(match[1]), { head, stream: hasStream ? stream(head, streamAt) : null });
  }
  return { source, objects, trailer: source.slice(source.lastIndexOf("trailer")) };

  function stream(head: string, at: number): Buffer {
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const raw = bytes.subarray(at + "stream\n".length, at + "stream\n".length + length);
    return head.includes("/FlateDecode") ? inflateSync(raw) : raw;
  }
}

/** The object behind `/Name 12 0 R`, or the text itself if it is written in place. */
export function follow(pdf: Pdf, head: string, name: string): PdfObject | undefined {
  const number = new RegExp(`/${name}\\s+\\[?\\s*(\\d+) 0 R`).exec(head)?.[1];
  return number === undefined ? undefined : pdf.objects.get(Number(number));
}

export function objectsOf(pdf: Pdf, pattern: RegExp): PdfObject[] {
  return [...pdf.objects.values()].filter(({ head }) => pattern.test(head));
}

export function pageCount(pdf: Pdf): number {
  return objectsOf(pdf, /\/Type \/Page\b(?!s)/).length;
}

export function catalog(pdf: Pdf): string {
  return objectsOf(pdf, /\/Type \/Catalog/)[0]?.head ?? "";
}

export function xmp(pdf: Pdf): string {
  return follow(pdf, catalog(pdf), "Metadata")?.stream?.toString("utf8") ?? "";
}

export function embeddedXml(pdf: Pdf): string | undefined {
  return objectsOf(pdf, /\/Type \/EmbeddedFile/)[0]?.stream?.toString("utf8");
}

type Shown = {
  readonly font: string;
  readonly glyphs: string[];
  readonly block: number;
  /** Runs in several fonts that are one line share it. */
  readonly line: number;
  /** What is read aloud and copied where glyphs are not letters. */
  readonly actual?: string;
};

const MARKS = /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\/ActualText <([0-9a-f]*)>|\b(BDC|BMC|EMC)\b/gi;

/** Every shown glyph of the pages, by font; what belongs together has the same block. */
export function shownGlyphs(pdf: Pdf): Shown[] {
  const contents = objectsOf(pdf, /\/Type \/Page\b(?!s)/).map(
    ({ head }) => follow(pdf, head, "Contents")?.stream?.toString("latin1") ?? "",
  );
  let block = 0;
  let line = 0;
  return contents.flatMap((content) => {
    let font = "";
    let depth = 0;
    let actual: string | undefined;
    const shown: Shown[] = [];
    for (const [, name, text, hex, mark] of content.matchAll(MARKS)) {
      if (mark === "BDC" || mark === "BMC") depth += 1;
      else if (mark === "EMC") {
        depth -= 1;
        if (depth === 0) block += 1;
        if (depth === 1) line += 1;
        actual = undefined;
      } else if (name !== undefined) font = name;
      else if (hex !== undefined) {
        actual = Buffer.from(hex, "hex").swap16().toString("utf16le").slice(1);
      } else {
        if (depth < 2) line += 1;
        const digits = [...(text ?? "").matchAll(/<([0-9a-f]*)>/gi)].map(([, part]) => part);
        const glyphs = digits.join("").match(/.{4}/g) ?? [];
        shown.push({ font, block, line, glyphs, ...(actual === undefined ? {} : { actual }) });
        // Marks above and below letters are shown on their own.
        if (actual !== undefined) actual = "";
      }
    }
    return shown;
  });
}

/** What a reader can copy, a line for each piece of text. */
export function pdfText(pdf: Pdf): string {
  return pdfBlocks(pdf).flat().join("\n");
}

/** The same by paragraph or row, line for line. */
export function pdfBlocks(pdf: Pdf): string[][] {
  const maps = new Map<string, Map<string, string>>();
  for (const { head } of objectsOf(pdf, /\/Font\s*<</)) {
    for (const [, name = "", number] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = pdf.objects.get(Number(number));
      const map = font && follow(pdf, font.head, "ToUnicode")?.stream?.toString("latin1");
      if (map) maps.set(name, unicodeMap(map));
    }
  }
  const textOf = ({ font, glyphs, actual }: Shown) =>
    actual ?? glyphs.map((glyph) => maps.get(font)?.get(glyph) ?? "\uFFFD").join("");
  const blocks = Map.groupBy(shownGlyphs(pdf), ({ block }) => block);
  return [...blocks.values()].map((shown) => {
    const lines = Map.groupBy(shown, ({ line }) => line);
    return [...lines.values()].map((runs) => runs.map(textOf).join(""));
  });
}

function unicodeMap(cmap: string): Map<string, string> {
  const map = new Map<string, string>();
  for (const [, first = "", list = ""] of cmap.matchAll(
    /<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi,
  )) {
    const start = Number.parseInt(first, 16);
    for (const [index, [, hex = ""]] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const units = (hex.replaceAll(" ", "").match(/.{4}/g) ?? []).map((unit) =>
        Number.parseInt(unit, 16),
      );
      map.set((start + index).toString(16).padStart(4, "0"), String.fromCharCode(...units));
    }
  }
  return map;
}

/** Where the lowest and the rightmost text of all pages begins, in points from the corner at the bottom left. */
export function outermost(pdf: Pdf): { lowest: number; rightmost: number } {
  const pages = objectsOf(pdf, /\/Type \/Page\b(?!s)/);
  const places = pages.flatMap((page) => {
    const content = follow(pdf, page.head, "Contents")?.stream?.toString("latin1") ?? "";
    return [...content.matchAll(/1 0 0 1 ([\d.-]+) ([\d.-]+) Tm/g)];
  });
  return {
    lowest: Math.min(...places.map(([, , y]) => Number(y))),
    rightmost: Math.max(...places.map(([, x]) => Number(x))),
  };
}
