import { encode } from "uqr";
import { giroCode } from "#domain/invoicing/giro-code.ts";
import type { InvoiceDocument } from "#domain/invoicing/invoice-document.ts";
import { INVOICE_TEXTS as T } from "#domain/invoicing/texts.ts";
import { daysBetween } from "#domain/iso-date.ts";
import { formatEurosExact } from "#domain/money.ts";
import { PAPER } from "./invoice-letterhead.ts";
import { roomFor } from "./invoice-table.ts";
import { INK, mm, type Sheet, type TextStyle } from "./sheet.ts";

const PANEL = { height: 45, padding: 5, radius: 3 } as const;
const CODE_SIZE = 32;
/** Readers want four light modules around the code. */
const QUIET_MODULES = 4;

const label: TextStyle = { size: 8.5, colour: INK.muted };
const value: TextStyle = { size: 8.5, weight: "bold" };
const amountStyle: TextStyle = { size: 11, weight: "bold" };

/** The one thing to do: how, how much and until when. A cancellation asks for nothing. */
export function drawPayment(sheet: Sheet, invoice: InvoiceDocument, from: number): void {
  if (invoice.kind !== "invoice" || invoice.gross_cents === 0) return;
  const y = roomFor(sheet, from, PANEL.height);
  const { doc } = sheet;
  sheet.artifact(() => {
    doc.roundedRect(mm(PAPER.left), mm(y), mm(PAPER.width), mm(PANEL.height), mm(PANEL.radius));
    doc.fill(INK.spot);
  });
  drawDetails(sheet, invoice, y + PANEL.padding);
  drawGiroCode(sheet, invoice, y + PANEL.padding);
}

function drawDetails(sheet: Sheet, invoice: InvoiceDocument, top: number): void {
  const { seller, number, gross_cents, issue_date, due_date } = invoice;
  const x = PAPER.left + PANEL.padding;
  const width = PAPER.width - CODE_SIZE - 4 * PANEL.padding;
  const amount = T.payUntil(formatEurosExact(gross_cents), due_date);
  sheet.put("P", () => sheet.write([T.payTitle], { x, y: top, width }, label));
  const lines = sheet.broken(amount, width, amountStyle, 1);
  sheet.put("P", () => sheet.write(lines, { x, y: top + 4.6, width }, amountStyle));
  const term = [T.payTerm(daysBetween(issue_date, due_date))];
  sheet.put("P", () => sheet.write(term, { x, y: top + 10.2, width }, label));
  const rows = [
    [T.accountHolder, seller.account_holder],
    [T.iban, seller.iban.replace(/(.{4})(?=.)/g, "$1 ")],
    [T.bic, seller.bic],
    [T.paymentReference, number],
  ] as const;
  for (const [index, [name, text]] of rows.entries()) {
    const y = top + 17 + index * 4.8;
    sheet.put("P", () => {
      sheet.write([name], { x, y, width: 30 }, label);
      const right = { x: x + 32, y, width: width - 32 };
      sheet.write(sheet.broken(text, right.width, value, 1), right, value);
    });
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
