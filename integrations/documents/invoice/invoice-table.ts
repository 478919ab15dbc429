import { formatBasisPoints } from "#domain/format/numbers.ts";
import { type InvoiceDocument, invoiceNotes } from "#domain/invoicing/invoice-document.ts";
import type { InvoiceLine } from "#domain/invoicing/invoice-lines.ts";
import { INVOICE_TEXTS as T } from "#domain/invoicing/texts.ts";
import { type Cents, formatEurosExact } from "#domain/money.ts";
import { flowText, roomFor, roomForText } from "#integrations/documents/text/page-flow.ts";
import { INK, type TextStyle } from "#integrations/documents/text/text-style.ts";
import { linesHeight, linesIn, type Sheet } from "../sheet.ts";
import { PAPER } from "./invoice-letterhead.ts";

type Column = { readonly x: number; readonly width: number; readonly align: "left" | "right" };

const COLUMNS: readonly Column[] = [
  { x: 25, width: 9, align: "left" },
  { x: 34, width: 82, align: "left" },
  { x: 117, width: 13, align: "right" },
  { x: 131, width: 30, align: "right" },
  { x: 162, width: 28, align: "right" },
];
const SERVICE_WIDTH = 82;
const ROW_PADDING = 2.2;

const body: TextStyle = { size: 9.5 };
const small: TextStyle = { size: 9 };
const heading: TextStyle = { size: 8.5, colour: INK.muted };
const title: TextStyle = { size: 16, weight: "bold" };
const total: TextStyle = { size: 12, weight: "bold" };

/** Headline, greeting and what this is about; returns where to go on, as all of these do. */
export function drawOpening(sheet: Sheet, invoice: InvoiceDocument, from: number): number {
  const { kind, buyer, lines, number } = invoice;
  const isFee = lines.some((line) => line.kind === "cancellation_fee");
  const intro = kind === "invoice" && isFee ? T.intro.fee : T.intro[kind];
  // A headline stands together with what it is about.
  const top = roomFor(sheet, from, 35);
  const box = { x: PAPER.left, y: top, width: PAPER.width };
  sheet.put("H1", () => sheet.write([`${T.title[kind]} ${number}`], box, title));
  let y = top + 10;
  for (const text of [T.greeting(buyer.contact_name), intro]) {
    y = flowText(sheet, text, { ...box, y }, body) + 1.2;
  }
  return y + 4;
}

export function drawTable(
  sheet: Sheet,
  { lines, vat_treatment }: InvoiceDocument,
  from: number,
): number {
  const table = sheet.group("Table");
  const { position, service, quantity } = T.columns;
  const { unitPrice, net } = vat_treatment === "small_business" ? T.untaxed : T.columns;
  let y = drawRow([[position], [service], [quantity], [unitPrice], [net]], from, heading, "Column");
  sheet.rule({ x: PAPER.left, y, width: PAPER.width }, INK.text, 0.8);
  for (const [index, line] of lines.entries()) {
    const cells = lineCells(sheet, line, index + 1);
    y = roomForText(sheet, y, rowHeight(cells[1]?.length ?? 1));
    for (const part of partsOf(cells, y)) {
      y = drawRow(part, roomFor(sheet, y, rowHeight(1)), body, false);
    }
    sheet.rule({ x: PAPER.left, y, width: PAPER.width });
  }
  table.end();
  return y + 3;

  /** A description longer than a page goes on in rows of its own. */
  function partsOf([position, service = [], ...amounts]: string[][], top: number): string[][][] {
    const room = (height: number) => Math.max(1, linesIn(height - 2 * ROW_PADDING, body));
    const first = room(sheet.area.bottom - top);
    const parts = [[position ?? [], service.slice(0, first), ...amounts]];
    const step = room(sheet.area.bottom - sheet.area.top);
    for (let at = first; at < service.length; at += step) {
      parts.push([[], service.slice(at, at + step), ...amounts.map(() => [])]);
    }
    return parts;
  }

  function drawRow(
    cells: readonly (readonly string[])[],
    top: number,
    style: TextStyle,
    scope: "Column" | false,
  ): number {
    const row = sheet.group("TR", table);
    for (const [index, column] of COLUMNS.entries()) {
      const texts = cells[index] ?? [];
      const box = { x: column.x, y: top + ROW_PADDING, width: column.width };
      sheet.cell(row, () => sheet.write(texts, box, { ...style, align: column.align }), scope);
    }
    row.end();
    const tallest = Math.max(...cells.map((texts) => texts.length));
    return top + linesHeight(tallest, style) + 2 * ROW_PADDING;
  }
}

function rowHeight(lines: number): number {
  return linesHeight(lines, body) + 2 * ROW_PADDING;
}

function lineCells(sheet: Sheet, line: InvoiceLine, position: number): string[][] {
  return [
    [String(position)],
    sheet.broken(line.description, SERVICE_WIDTH, body),
    [String(line.quantity)],
    [formatEurosExact(line.unit_price_cents)],
    [formatEurosExact(line.net_cents)],
  ];
}

/** Where no German tax is due there is no line for it: the note says why. */
export function drawSums(sheet: Sheet, invoice: InvoiceDocument, from: number): number {
  const { kind, vat_treatment, vat_rate_basis_points, net_cents, vat_cents } = invoice;
  const percent = formatBasisPoints(vat_rate_basis_points);
  let y = roomFor(sheet, from, 28);
  const isSmall = vat_treatment === "small_business";
  y = sum(isSmall ? T.untaxed.netTotal : T.netTotal, net_cents, y, body);
  if (vat_treatment === "standard") y = sum(T.vat(percent), vat_cents, y, body);
  sheet.rule({ x: 110, y: y + 0.8, width: 80 }, INK.text, 0.8);
  return sum(T.total[kind], invoice.gross_cents, y + 2.6, total) + 3.5;

  function sum(name: string, amount: Cents, top: number, style: TextStyle): number {
    sheet.put("P", () => {
      sheet.write([name], { x: 110, y: top, width: 45 }, style);
      sheet.write(
        [formatEurosExact(amount)],
        { x: 150, y: top, width: 40 },
        { ...style, align: "right" },
      );
    });
    return top + linesHeight(1, style) + 1;
  }
}

export function drawNotes(sheet: Sheet, invoice: InvoiceDocument, from: number): number {
  let y = from;
  const box = { x: PAPER.left, width: PAPER.width };
  for (const note of invoiceNotes(invoice)) y = flowText(sheet, note, { ...box, y }, small) + 2;
  return y + 2;
}
