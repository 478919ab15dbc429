import {
  type SettlementDocument,
  settlementFacts,
  settlementRows,
  settlementTotal,
  settlementWords,
  SETTLEMENT_TEXTS as T,
} from "#domain/invoicing/settlement-document.ts";
import { INVOICE_TEXTS } from "#domain/invoicing/texts.ts";
import { attachEInvoice } from "./attach-e-invoice.ts";
import { drawWordmark, PAPER } from "./invoice-letterhead.ts";
import { bytesOf, createSheet, INK, linesHeight, type Sheet, type TextStyle } from "./sheet.ts";

const LABEL_WIDTH = 48;
const title: TextStyle = { size: 18, weight: "bold" };
const body: TextStyle = { size: 10 };
const label: TextStyle = { size: 10, colour: INK.muted };
const total: TextStyle = { size: 11, weight: "bold" };
const small: TextStyle = { size: 8, colour: INK.muted };

type Row = readonly [string, string];

/**
 * A speaker's statement, or a credit note with its e-invoice inside, on one page. Equal input gives equal
 * bytes.
 */
export async function settlementPdf(
  document: SettlementDocument,
  xml: string | null,
): Promise<Buffer> {
  const words = settlementWords(document);
  const createdAt = new Date(`${document.issue_date}T12:00:00Z`);
  const sheet = createSheet({
    title: `${words.title} ${document.number}`,
    author: document.issuer.name,
    subject: T.subject(document.booking_reference),
    createdAt,
  });
  const bytes = bytesOf(sheet.doc);
  drawWordmark(sheet);
  let y = 40;
  const line = (text: string, style: TextStyle, tag = "P") => {
    const lines = sheet.broken(text, PAPER.width, style);
    const at = { x: PAPER.left, y, width: PAPER.width };
    sheet.put(tag, () => sheet.write(lines, at, style));
    y += linesHeight(lines.length, style) + 2;
  };
  line(`${words.title} ${document.number}`, title, "H1");
  y += 2;
  for (const fact of settlementFacts(document)) y = drawFact(sheet, fact, y);
  y += 6;
  line(T.greeting(document.speaker_name), body);
  line(words.intro, body);
  y += 2;
  for (const row of settlementRows(document)) y = drawAmount(sheet, row, y, body);
  sheet.rule({ x: PAPER.left, y, width: PAPER.width }, INK.text, 0.8);
  y = drawAmount(sheet, [words.payout, settlementTotal(document)], y + 2, total) + 4;
  for (const note of words.notes) line(note, small);
  const { issuer } = document;
  line(`${issuer.name} · ${issuer.street} · ${issuer.postal_code} ${issuer.city}`, small);
  if (xml !== null) line(INVOICE_TEXTS.eInvoice, small);
  sheet.root.end();
  if (xml !== null) attachEInvoice(sheet.doc, xml, createdAt);
  sheet.doc.end();
  return bytes;
}

function drawFact(sheet: Sheet, [name, value]: Row, y: number): number {
  const width = PAPER.width - LABEL_WIDTH;
  const lines = sheet.broken(value, width, body, 2);
  sheet.put("P", () => {
    sheet.write([name], { x: PAPER.left, y, width: LABEL_WIDTH }, label);
    sheet.write(lines, { x: PAPER.left + LABEL_WIDTH, y, width }, body);
  });
  return y + linesHeight(lines.length, body) + 1;
}

function drawAmount(sheet: Sheet, [name, value]: Row, y: number, style: TextStyle): number {
  sheet.put("P", () => {
    sheet.write([name], { x: PAPER.left, y, width: 110 }, style);
    const box = { x: PAPER.left + 110, y, width: PAPER.width - 110 };
    sheet.write([value], box, { ...style, align: "right" });
  });
  return y + linesHeight(1, style) + 2;
}
