import { type InvoiceDocument, showsVatIds } from "#domain/invoicing/invoice-document.ts";
import { headsOf } from "#domain/invoicing/seller/legal-form.ts";
import { INVOICE_TEXTS as T } from "#domain/invoicing/texts.ts";
import { INK, type TextStyle } from "#integrations/documents/text/text-style.ts";
import { linesHeight, type Sheet, TEXT_AREA } from "../sheet.ts";
import { PAPER } from "./invoice-letterhead.ts";

const FOOTER = { y: 269, usualLines: 4, columnWidth: 51, columnStep: 57 } as const;
const FOLD_MARKS = [
  { y: 105, length: 5 },
  { y: 148.5, length: 8 },
  { y: 210, length: 5 },
] as const;

const company: TextStyle = { size: 7, colour: INK.muted };
const small: TextStyle = { size: 6.5, colour: INK.muted };
const running: TextStyle = { size: 8.5, colour: INK.muted, align: "right" };

/** Long names and addresses make the footer taller, and the text above it ends earlier. */
export function keepRoomForFooter(sheet: Sheet, invoice: InvoiceDocument): void {
  sheet.area.bottom = TEXT_AREA.bottom - extraHeight(footerColumns(sheet, invoice));
}

/** Company data on every page; it is read aloud once. */
export function drawFooters(sheet: Sheet, invoice: InvoiceDocument): void {
  const columns = footerColumns(sheet, invoice);
  const y = FOOTER.y - extraHeight(columns);
  sheet.onEveryPage((page, pages) => {
    for (const mark of FOLD_MARKS) {
      if (page === 1) sheet.rule({ x: 0, y: mark.y, width: mark.length }, INK.line, 0.4);
    }
    sheet.rule({ x: PAPER.left, y, width: PAPER.width });
    if (page === 1) sheet.put("P", () => writeColumns(sheet, columns, y + 2));
    else sheet.artifact(() => writeColumns(sheet, columns, y + 2), "Pagination");
    const box = { x: PAPER.left, y: 287, width: PAPER.width };
    sheet.artifact(() => {
      sheet.write([T.eInvoice], box, small);
      sheet.write([T.page(page, pages)], box, { ...small, align: "right" });
      if (page > 1) {
        sheet.write([`${T.title[invoice.kind]} ${invoice.number}`], { ...box, y: 17 }, running);
      }
    }, "Pagination");
  });
}

function extraHeight(columns: readonly (readonly string[])[]): number {
  const tallest = Math.max(...columns.map((lines) => lines.length));
  return linesHeight(Math.max(0, tallest - FOOTER.usualLines), company);
}

function footerColumns(sheet: Sheet, invoice: InvoiceDocument): string[][] {
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
  return columns.map((texts) =>
    texts.flatMap((text) => sheet.broken(text, FOOTER.columnWidth, company)),
  );
}

function writeColumns(sheet: Sheet, columns: readonly (readonly string[])[], y: number): void {
  for (const [index, lines] of columns.entries()) {
    const x = PAPER.left + index * FOOTER.columnStep;
    sheet.write(lines, { x, y, width: FOOTER.columnWidth }, company);
  }
}
