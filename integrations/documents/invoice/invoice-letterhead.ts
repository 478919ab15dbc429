import { formatDayNumeric } from "#domain/format/days.ts";
import { type InvoiceDocument, showsVatIds } from "#domain/invoicing/invoice-document.ts";
import { POSTAL_COUNTRIES, INVOICE_TEXTS as T } from "#domain/invoicing/texts.ts";
import { INK, type TextStyle } from "#integrations/documents/text/text-style.ts";
import { linesHeight, mm, type Sheet } from "../sheet.ts";
import { WORDMARK } from "../wordmark.ts";

/** DIN 5008, form B, in millimetres. */
export const PAPER = { left: 25, width: 165 } as const;

const ADDRESS = { y: 62.7, width: 80, lines: 6 } as const;
const RETURN_Y = 58;
const FACTS = { x: 122, y: 50, labelWidth: 33, valueWidth: 35, step: 5.2 } as const;
const TITLE_Y = 98;
/** More than the longest field that is accepted anywhere fills, and little enough for one page. */
const MOST_LINES = { name: 22, other: 11, fact: 6 } as const;

const small: TextStyle = { size: 6.5, colour: INK.muted };
const label: TextStyle = { size: 8.5, colour: INK.muted };
const value: TextStyle = { size: 8.5, weight: "bold", hasFigures: true };

/** Returns where the letter itself begins: lower than usual if the address or a number is very long. */
export function drawLetterhead(sheet: Sheet, invoice: InvoiceDocument): number {
  drawWordmark(sheet);
  const { seller } = invoice;
  const sender = `${seller.name} · ${seller.street} · ${seller.postal_code} ${seller.city}`;
  const lines = sheet.broken(sender, ADDRESS.width, small);
  const y = RETURN_Y - linesHeight(lines.length - 1, small);
  sheet.put("P", () => sheet.write(lines, { x: PAPER.left, y, width: ADDRESS.width }, small));
  const ends = [drawAddress(sheet, invoice), drawFacts(sheet, invoice)];
  return Math.max(TITLE_Y, ...ends.map((end) => end + 5));
}

function drawFacts(sheet: Sheet, invoice: InvoiceDocument): number {
  let y = FACTS.y;
  for (const [name, text] of documentFacts(invoice)) {
    const { lines, style } = factLines(sheet, text);
    const left = { x: FACTS.x, y, width: FACTS.labelWidth };
    const right = { x: FACTS.x + FACTS.labelWidth, y, width: FACTS.valueWidth };
    sheet.put("P", () => {
      sheet.write([name], left, label);
      sheet.write(lines, right, style);
    });
    y += Math.max(FACTS.step, linesHeight(lines.length, style) + 1);
  }
  return y;
}

/** A long number gets smaller letters and then more lines. */
function factLines(sheet: Sheet, text: string): { lines: string[]; style: TextStyle } {
  const [smallest = value, ...larger] = [6, 7, 8.5].map((size) => ({ ...value, size }));
  const style = larger
    .toReversed()
    .find((tried) => sheet.broken(text, FACTS.valueWidth, tried).length === 1);
  const chosen = style ?? smallest;
  return { lines: sheet.broken(text, FACTS.valueWidth, chosen, MOST_LINES.fact), style: chosen };
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

/** Six lines in the window of the envelope; a long address gets smaller letters and then more lines. */
function drawAddress(sheet: Sheet, { buyer }: InvoiceDocument): number {
  const country = POSTAL_COUNTRIES[buyer.country];
  const place = [buyer.street, `${buyer.postal_code} ${buyer.city}`, ...(country ? [country] : [])];
  const room = linesHeight(ADDRESS.lines, { size: 10 }) + 0.01;
  const styles: TextStyle[] = [{ size: 10 }, { size: 8.5 }, { size: 7 }];
  const tries = styles.map((style) => ({ style, lines: addressLines(style) }));
  const fitting = tries.find(({ lines, style }) => linesHeight(lines.length, style) <= room);
  const { lines = [], style = { size: 7 } } = fitting ?? tries.at(-1) ?? {};
  const box = { x: PAPER.left, y: ADDRESS.y, width: ADDRESS.width };
  sheet.put("P", () => sheet.write(lines, box, style));
  return ADDRESS.y + linesHeight(lines.length, style);

  function addressLines(style: TextStyle): string[] {
    return [
      ...sheet.broken(buyer.name, ADDRESS.width, style, MOST_LINES.name),
      ...[buyer.contact_name, ...place].flatMap((text) =>
        sheet.broken(text, ADDRESS.width, style, MOST_LINES.other),
      ),
    ];
  }
}

function documentFacts(invoice: InvoiceDocument): [string, string][] {
  const { kind, buyer, cancels, order_number, cost_centre } = invoice;
  const isAuthority = invoice.buyer_reference !== invoice.booking_reference;
  const shownVatId = showsVatIds(invoice) ? buyer.vat_id : null;
  return [
    [T.number[kind], invoice.number],
    [T.issueDate[kind], formatDayNumeric(invoice.issue_date)],
    [T.serviceDate, formatDayNumeric(invoice.service_date)],
    ...(kind === "invoice" ? [pair(T.dueDate, formatDayNumeric(invoice.due_date))] : []),
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
