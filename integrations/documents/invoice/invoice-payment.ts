import { encode } from "uqr";
import { giroCode } from "#domain/invoicing/e-invoice/giro-code.ts";
import type { InvoiceDocument } from "#domain/invoicing/invoice-document.ts";
import { INVOICE_TEXTS as T } from "#domain/invoicing/texts.ts";
import { formatEurosExact } from "#domain/money.ts";
import { daysBetween } from "#domain/time/iso-date.ts";
import { roomFor } from "#integrations/documents/text/page-flow.ts";
import { INK, type TextStyle } from "#integrations/documents/text/text-style.ts";
import { linesHeight, mm, type Sheet } from "../sheet.ts";
import { PAPER } from "./invoice-letterhead.ts";

const PANEL = { height: 45, padding: 5, radius: 3 } as const;
const CODE_SIZE = 32;
const DETAILS = {
  x: PAPER.left + PANEL.padding,
  width: PAPER.width - CODE_SIZE - 4 * PANEL.padding,
  labelWidth: 32,
} as const;
const ROWS_Y = 17;
/** Readers want four light modules around the code. */
const QUIET_MODULES = 4;

const label: TextStyle = { size: 8.5, colour: INK.muted };
const value: TextStyle = { size: 8.5, weight: "bold" };
const amountStyle: TextStyle = { size: 11, weight: "bold" };

/** The one thing to do: how, how much and until when. A cancellation asks for nothing. */
export function drawPayment(sheet: Sheet, invoice: InvoiceDocument, from: number): void {
  if (invoice.kind !== "invoice" || invoice.gross_cents === 0) return;
  const rows = paymentRows(sheet, invoice);
  const below = rows.reduce((sum, row) => sum + row.height, ROWS_Y);
  const height = Math.max(PANEL.height, below + 2 * PANEL.padding);
  const y = roomFor(sheet, from, height);
  const { doc } = sheet;
  sheet.artifact(() => {
    doc.roundedRect(mm(PAPER.left), mm(y), mm(PAPER.width), mm(height), mm(PANEL.radius));
    doc.fill(INK.spot);
  });
  drawDetails(sheet, invoice, rows, y + PANEL.padding);
  drawGiroCode(sheet, invoice, y + PANEL.padding);
}

type PaymentRow = {
  readonly name: string;
  readonly lines: readonly string[];
  readonly height: number;
};

function paymentRows(sheet: Sheet, { seller, number }: InvoiceDocument): PaymentRow[] {
  const rows = [
    [T.accountHolder, seller.account_holder],
    [T.iban, seller.iban.replace(/(.{4})(?=.)/g, "$1 ")],
    [T.bic, seller.bic],
    [T.paymentReference, number],
  ] as const;
  return rows.map(([name, text]) => {
    const lines = sheet.broken(text, DETAILS.width - DETAILS.labelWidth, value);
    return { name, lines, height: linesHeight(lines.length, value) + 0.7 };
  });
}

function drawDetails(
  sheet: Sheet,
  { gross_cents, issue_date, due_date }: InvoiceDocument,
  rows: readonly PaymentRow[],
  top: number,
): void {
  const { x, width, labelWidth } = DETAILS;
  const amount = T.payUntil(formatEurosExact(gross_cents), due_date);
  sheet.put("P", () => sheet.write([T.payTitle], { x, y: top, width }, label));
  sheet.put("P", () => sheet.write([amount], { x, y: top + 4.6, width }, amountStyle));
  const term = [T.payTerm(daysBetween(issue_date, due_date))];
  sheet.put("P", () => sheet.write(term, { x, y: top + 10.2, width }, label));
  let y = top + ROWS_Y;
  for (const { name, lines, height } of rows) {
    const at = y;
    sheet.put("P", () => {
      sheet.write([name], { x, y: at, width: labelWidth }, label);
      sheet.write(lines, { x: x + labelWidth, y: at, width: width - labelWidth }, value);
    });
    y += height;
  }
}

function drawGiroCode(sheet: Sheet, { seller, gross_cents, number }: InvoiceDocument, top: number) {
  const { doc } = sheet;
  const transfer = { ...seller, amount: gross_cents, text: number };
  const { data, size } = encode(giroCode(transfer), { ecc: "M", border: 0, maxVersion: 13 });
  const box = {
    x: PAPER.left + PAPER.width - CODE_SIZE - PANEL.padding,
    y: top - 1,
    width: CODE_SIZE,
    height: CODE_SIZE,
  };
  const module = CODE_SIZE / (size + 2 * QUIET_MODULES);
  const at = (start: number, index: number) => mm(start + (QUIET_MODULES + index) * module);
  sheet.figure(T.giroCode, box, () => {
    doc.rect(mm(box.x), mm(box.y), mm(CODE_SIZE), mm(CODE_SIZE)).fill(INK.paper);
    for (const [row, modules] of data.entries()) {
      for (const [column, isDark] of modules.entries()) {
        if (isDark) doc.rect(at(box.x, column), at(box.y, row), mm(module), mm(module));
      }
    }
    doc.fill(INK.text);
  });
  const hint: TextStyle = { size: 6.5, colour: INK.muted };
  const below = { x: box.x, y: box.y + CODE_SIZE + 1, width: CODE_SIZE };
  sheet.put("P", () => sheet.write([T.giroCodeHint], below, hint));
}
