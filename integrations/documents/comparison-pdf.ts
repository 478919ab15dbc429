import {
  type ComparedRow,
  type ComparisonDocument,
  COMPARISON_SHEET as T,
} from "#domain/comparison/comparison-document.ts";
import { formatDay } from "#domain/format/days.ts";
import { drawWordmark, PAPER } from "./invoice/invoice-letterhead.ts";
import { bytesOf, createSheet, linesHeight, type Sheet } from "./sheet.ts";
import { roomFor } from "./text/page-flow.ts";
import { INK, type TextStyle } from "./text/text-style.ts";

const LABEL_WIDTH = 34;
const GAP = 4;
const TITLE_Y = 38;
const ROW_PADDING = 1.8;
/** A life story would fill the page; the profile has it whole. */
const MOST_LINES = 14;

const title: TextStyle = { size: 18, weight: "bold" };
const name: TextStyle = { size: 11, weight: "bold" };
const body: TextStyle = { size: 8.5 };
const strong: TextStyle = { size: 8.5, weight: "bold" };
const label: TextStyle = { size: 8.5, colour: INK.muted };
const small: TextStyle = { size: 7, colour: INK.muted };

type Cell = { readonly lines: readonly string[]; readonly style: TextStyle };

/** Up to three speakers side by side, for the customer's decision. Equal input gives equal bytes. */
export async function comparisonPdf(comparison: ComparisonDocument): Promise<Buffer> {
  const { day, speakers } = comparison;
  const facts = {
    title: T.title,
    author: "Wortbühne",
    subject: speakers.join(", "),
    createdAt: new Date(`${day}T12:00:00Z`),
  };
  const sheet = await createSheet(facts, comparison);
  const bytes = bytesOf(sheet.doc);
  drawWordmark(sheet);
  drawTable(sheet, comparison, drawHead(sheet, comparison));
  drawFoot(sheet, comparison);
  sheet.root.end();
  sheet.doc.end();
  return bytes;
}

function drawHead(sheet: Sheet, { event, day }: ComparisonDocument): number {
  const box = { x: PAPER.left, width: PAPER.width };
  sheet.put("H1", () => sheet.write([T.title], { ...box, y: TITLE_Y }, title));
  let y = TITLE_Y + 10;
  const line = (text: string, style: TextStyle) => {
    const lines = sheet.broken(text, PAPER.width, style);
    const at = y;
    sheet.put("P", () => sheet.write(lines, { ...box, y: at }, style));
    y += linesHeight(lines.length, style) + 0.8;
  };
  if (event.length > 0) line(event.map(([key, value]) => `${key}: ${value}`).join(" · "), strong);
  line(T.asOf(formatDay(day)), label);
  return y + 4;
}

function drawTable(sheet: Sheet, { speakers, rows }: ComparisonDocument, from: number): void {
  const table = sheet.group("Table");
  const width = (PAPER.width - LABEL_WIDTH) / speakers.length;
  const heads = speakers.map((speaker) => cellOf([speaker], name));
  let y = drawRow([{ lines: [T.criterion], style: label }, ...heads], from, "Column");
  sheet.rule({ x: PAPER.left, y, width: PAPER.width }, INK.text, 0.8);
  for (const row of rows) {
    const style = row.differs ? strong : body;
    const cells = [labelOf(row), ...row.cells.map((texts) => cellOf(texts, style))];
    y = drawRow(cells, roomFor(sheet, y, heightOf(cells)));
    sheet.rule({ x: PAPER.left, y, width: PAPER.width });
  }
  table.end();

  function labelOf({ label: text, differs }: ComparedRow): Cell {
    const lines = sheet.broken(text, LABEL_WIDTH - GAP, label);
    return { lines: differs ? [...lines, T.differs] : lines, style: label };
  }

  function cellOf(texts: readonly string[], style: TextStyle): Cell {
    const lines = texts.flatMap((text) => sheet.broken(text, width - GAP, style, MOST_LINES));
    if (lines.length <= MOST_LINES) return { lines, style };
    return { lines: [...lines.slice(0, MOST_LINES - 1), "…"], style };
  }

  function drawRow(cells: readonly Cell[], top: number, heading?: "Column"): number {
    const row = sheet.group("TR", table);
    for (const [index, { lines, style }] of cells.entries()) {
      const x = PAPER.left + (index === 0 ? 0 : LABEL_WIDTH + (index - 1) * width);
      const box = { x, y: top + ROW_PADDING, width: width - GAP };
      sheet.cell(row, () => sheet.write(lines, box, style), heading ?? (index === 0 && "Row"));
    }
    row.end();
    return top + heightOf(cells);
  }
}

function heightOf(cells: readonly Cell[]): number {
  const heights = cells.map(({ lines, style }) => linesHeight(lines.length, style));
  return Math.max(...heights) + 2 * ROW_PADDING;
}

function drawFoot(sheet: Sheet, { address }: ComparisonDocument): void {
  const box = { x: PAPER.left, y: 284, width: PAPER.width };
  const right: TextStyle = { ...small, align: "right" };
  sheet.onEveryPage((page, pages) => {
    sheet.rule({ ...box, y: 281 });
    sheet.artifact(() => {
      sheet.write(sheet.broken(T.current(address), PAPER.width - 30, small, 3), box, small);
      sheet.write([T.page(page, pages)], box, right);
    }, "Pagination");
  });
}
