import { type InvoiceDocument, showsVatIds } from "#domain/invoicing/invoice-document.ts";
import { headsOf } from "#domain/invoicing/legal-form.ts";
import { POSTAL_COUNTRIES, INVOICE_TEXTS as T } from "#domain/invoicing/texts.ts";
import type { IsoDate } from "#domain/iso-date.ts";
import { INK, linesHeight, mm, type Sheet, type TextStyle } from "./sheet.ts";
import { WORDMARK } from "./wordmark.ts";

/** DIN 5008, form B, in millimetres. */
export const PAPER = {
  left: 25,
  width: 165,
  /** Below this line stands the footer only. */
  bottom: 266,
  /** Where text begins on the pages after the first. */
  top: 28,
} as const;

const ADDRESS = { y: 62.7, width: 80, lines: 6 } as const;
const RETURN_Y = 58;
const FACTS = { x: 122, y: 50, labelWidth: 33, valueWidth: 35, step: 5.2 } as const;
const FOOTER_Y = 269;
const FOLD_MARKS = [
  { y: 105, length: 5 },
  { y: 148.5, length: 8 },
  { y: 210, length: 5 },
] as const;

const small: TextStyle = { size: 6.5, colour: INK.muted };
const label: TextStyle = { size: 8.5, colour: INK.muted };
const value: TextStyle = { size: 8.5, weight: "bold", hasFigures: true };

export function drawLetterhead(sheet: Sheet, invoice: InvoiceDocument): void {
  drawWordmark(sheet);
  const { seller } = invoice;
  const sender = `${seller.name} · ${seller.street} · ${seller.postal_code} ${seller.city}`;
  const box = { x: PAPER.left, y: RETURN_Y, width: ADDRESS.width };
  sheet.put("P", () => sheet.write(sheet.broken(sender, box.width, small, 1), box, small));
  drawAddress(sheet, invoice);
  for (const [index, [name, text]] of documentFacts(invoice).entries()) {
    const y = FACTS.y + index * FACTS.step;
    const left = { x: FACTS.x, y, width: FACTS.labelWidth };
    const right = { x: FACTS.x + FACTS.labelWidth, y, width: FACTS.valueWidth };
    sheet.put("P", () => {
      sheet.write([name], left, label);
      writeValue(sheet, text, right);
    });
  }
}

/** A long number gets smaller letters and then a second line before anything is cut. */
function writeValue(
  sheet: Sheet,
  text: string,
  box: { x: number; y: number; width: number },
): void {
  for (const size of [8.5, 7, 6]) {
    const style: TextStyle = { ...value, size };
    const lines = sheet.broken(text, box.width, style);
    if (lines.length > 1 && size > 6) continue;
    sheet.write(lines.slice(0, 2), box, style);
    return;
  }
}

export function drawWordmark({ doc, figure }: Sheet): void {
  const width = 44;
  const scale = mm(width) / WORDMARK.width;
  const height = (width * WORDMARK.height) / WORDMARK.width;
  const box = { x: PAPER.left, y: 17, width, height };
  figure("Wortbühne", box, () => {
    doc.save().translate(mm(box.x), mm(box.y)).scale(scale).translate(0, WORDMARK.ascent);
    for (const letter of WORDMARK.letters) doc.path(letter);
    doc.fill(INK.text);
    for (const { x, y, radius } of WORDMARK.lamps) doc.circle(x, y, radius);
    doc.fill(INK.amber).restore();
  });
}

/** Six lines at most; a long name gets smaller letters before anything is cut. */
function drawAddress(sheet: Sheet, { buyer }: InvoiceDocument): void {
  const country = POSTAL_COUNTRIES[buyer.country];
  const place = [buyer.street, `${buyer.postal_code} ${buyer.city}`, ...(country ? [country] : [])];
  const box = { x: PAPER.left, y: ADDRESS.y, width: ADDRESS.width };
  for (const size of [10, 8.5, 7]) {
    const style: TextStyle = { size };
    const below = [buyer.contact_name, ...place].flatMap((text) =>
      sheet.broken(text, box.width, style, 2),
    );
    const room = Math.floor(
      linesHeight(ADDRESS.lines, { size: 10 }) / linesHeight(1, style) + 0.01,
    );
    const names = sheet.broken(buyer.name, box.width, style);
    if (names.length + below.length > room && size > 7) continue;
    const kept = sheet.broken(buyer.name, box.width, style, Math.max(1, room - below.length));
    sheet.put("P", () => sheet.write([...kept, ...below].slice(0, room), box, style));
    return;
  }
}

function documentFacts(invoice: InvoiceDocument): [string, string][] {
  const { kind, buyer, cancels, order_number, cost_centre } = invoice;
  const isAuthority = invoice.buyer_reference !== invoice.booking_reference;
  const shownVatId = showsVatIds(invoice) ? buyer.vat_id : null;
  return [
    [T.number[kind], invoice.number],
    [T.issueDate[kind], numericDay(invoice.issue_date)],
    [T.serviceDate, numericDay(invoice.service_date)],
    ...(kind === "invoice" ? [pair(T.dueDate, numericDay(invoice.due_date))] : []),
    ...(cancels ? [pair(T.cancelledNumber, cancels.number)] : []),
    [T.reference, invoice.booking_reference],
    ...(order_number === null ? [] : [pair(T.orderNumber, order_number)]),
    ...(cost_centre === null ? [] : [pair(T.costCentre, cost_centre)]),
    ...(isAuthority ? [pair(T.leitwegId, invoice.buyer_reference)] : []),
    ...(shownVatId === null ? [] : [pair(T.buyerVatId, shownVatId)]),
  ];
}

function pair(name: string, text: string): [string, string] {
  return [name, text];
}

function numericDay(day: IsoDate): string {
  return day.split("-").reverse().join(".");
}

/** Company data on every page; it is read aloud once. */
export function drawFooters(sheet: Sheet, invoice: InvoiceDocument): void {
  sheet.onEveryPage((page, pages) => {
    for (const { y, length } of FOLD_MARKS) {
      if (page === 1) sheet.rule({ x: 0, y, width: length }, INK.line, 0.4);
    }
    sheet.rule({ x: PAPER.left, y: FOOTER_Y, width: PAPER.width });
    if (page === 1) sheet.put("P", () => writeFooter(sheet, invoice));
    else sheet.artifact(() => writeFooter(sheet, invoice), "Pagination");
    const box = { x: PAPER.left, y: 287, width: PAPER.width };
    const right: TextStyle = { ...small, align: "right" };
    sheet.artifact(() => {
      sheet.write([T.eInvoice], box, small);
      sheet.write([T.page(page, pages)], box, right);
      if (page > 1) {
        const title = `${T.title[invoice.kind]} ${invoice.number}`;
        sheet.write([title], { ...box, y: 17 }, { ...label, align: "right" });
      }
    }, "Pagination");
  });
}

function writeFooter(sheet: Sheet, invoice: InvoiceDocument): void {
  const { seller } = invoice;
  const columns = [
    [seller.name, seller.street, `${seller.postal_code} ${seller.city}`],
    [
      ...(seller.register_entry ? [seller.register_entry] : []),
      `${T.heads[headsOf(seller.legal_form)]}: ${seller.managing_directors}`,
    ],
    [
      ...(seller.tax_number ? [`${T.taxNumber} ${seller.tax_number}`] : []),
      ...(seller.vat_id && showsVatIds(invoice) ? [`${T.vatId} ${seller.vat_id}`] : []),
      seller.email,
      seller.phone,
    ],
  ];
  const style: TextStyle = { size: 7, colour: INK.muted };
  for (const [index, texts] of columns.entries()) {
    const box = { x: PAPER.left + index * 57, y: FOOTER_Y + 2, width: 51 };
    const lines = texts.flatMap((text) => sheet.broken(text, box.width, style, 2)).slice(0, 4);
    sheet.write(lines, box, style);
  }
}
