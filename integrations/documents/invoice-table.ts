import { type InvoiceDocument, invoiceNotes } from "#domain/invoicing/invoice-document.ts";
import type { InvoiceLine } from "#domain/invoicing/invoice-lines.ts";
import { INVOICE_TEXTS as T } from "#domain/invoicing/texts.ts";
import { type Cents, formatEurosExact } from "#domain/money.ts";
import { PAPER } from "./invoice-letterhead.ts";
import { INK, linesHeight, type Sheet, type TextStyle } from "./sheet.ts";

type Column = { readonly x: number; readonly width: number; readonly align: "left" | "right" };

const COLUMNS: readonly Column[] = [
  { x: 25, width: 9, align: "left" },
  { x: 34, width: 82, align: "left" },
  { x: 117, width: 13, align: "right" },
  { x: 131, width: 30, align: "right" },
  { x: 162, width: 28, align: "right" },
];
const SERVICE_WIDTH = 82;
const TITLE_Y = 98;
const ROW_PADDING = 2.2;

const body: TextStyle = { size: 9.5 };
const small: TextStyle = { size: 9 };
const heading: TextStyle = { size: 8.5, colour: INK.muted };
const title: TextStyle = { size: 16, weight: "bold" };
const total: TextStyle = { size: 12, weight: "bold" };

/** On the next page if there is no room for something of this height. */
export function roomFor(sheet: Sheet, y: number, height: number): number {
  if (y + height <= PAPER.bottom) return y;
  sheet.doc.addPage();
  return PAPER.top;
}

/** Headline, greeting and what this is about; returns where to go on, as all of these do. */
export function drawOpening(sheet: Sheet, invoice: InvoiceDocument): number {
  const { kind, buyer, lines, number } = invoice;
  const isFee = lines.some((line) => line.kind === "cancellation_fee");
  const intro = kind === "invoice" && isFee ? T.intro.fee : T.intro[kind];
  const box = { x: PAPER.left, y: TITLE_Y, width: PAPER.width };
  sheet.put("H1", () => sheet.write([`${T.title[kind]} ${number}`], box, title));
  let y = TITLE_Y + 10;
  for (const text of [T.greeting(buyer.contact_name), intro]) {
    const wrapped = sheet.broken(text, PAPER.width, body, 3);
    const at = y;
    sheet.put("P", () => sheet.write(wrapped, { ...box, y: at }, body));
    y += linesHeight(wrapped.length, body) + 1.2;
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
    const height = linesHeight(cells[1]?.length ?? 1, body) + 2 * ROW_PADDING;
    y = drawRow(cells, roomFor(sheet, y, height), body, false);
    sheet.rule({ x: PAPER.left, y, width: PAPER.width });
  }
  table.end();
  return y + 3;

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
  const percent = (vat_rate_basis_points / 100).toLocaleString("de-DE");
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
  for (const note of invoiceNotes(invoice)) {
    const lines = sheet.broken(note, PAPER.width, small);
    const height = linesHeight(lines.length, small);
    const top = roomFor(sheet, y, height);
    sheet.put("P", () => sheet.write(lines, { x: PAPER.left, y: top, width: PAPER.width }, small));
    y = top + height + 2;
  }
  return y + 2;
}
