import {
  type SettlementDocument,
  settlementFacts,
  settlementRows,
  settlementTotal,
  settlementWords,
  SETTLEMENT_TEXTS as T,
} from "#domain/invoicing/settlement/settlement-document.ts";
import { INVOICE_TEXTS } from "#domain/invoicing/texts.ts";
import { attachEInvoice } from "./invoice/attach-e-invoice.ts";
import { drawWordmark, PAPER } from "./invoice/invoice-letterhead.ts";
import { bytesOf, createSheet, linesHeight, type Sheet } from "./sheet.ts";
import { flowPair, flowText, roomFor } from "./text/page-flow.ts";
import { INK, type TextStyle } from "./text/text-style.ts";

const LABEL_WIDTH = 48;
const AMOUNT_X = 110;
const title: TextStyle = { size: 18, weight: "bold" };
const body: TextStyle = { size: 10 };
const label: TextStyle = { size: 10, colour: INK.muted };
const total: TextStyle = { size: 11, weight: "bold" };
const small: TextStyle = { size: 8, colour: INK.muted };

type Row = readonly [string, string];

/** A speaker's statement, or a credit note with its e-invoice inside. Equal input gives equal bytes. */
export async function settlementPdf(
  document: SettlementDocument,
  xml: string | null,
): Promise<Buffer> {
  const words = settlementWords(document);
  const createdAt = new Date(`${document.issue_date}T12:00:00Z`);
  const facts = {
    title: `${words.title} ${document.number}`,
    author: document.issuer.name,
    subject: T.subject(document.booking_reference),
    createdAt,
  };
  const sheet = await createSheet(facts, document);
  const bytes = bytesOf(sheet.doc);
  drawWordmark(sheet);
  let y = 40;
  const line = (text: string, style: TextStyle, tag = "P") => {
    y = flowText(sheet, text, { x: PAPER.left, y, width: PAPER.width }, { ...style, tag }) + 2;
  };
  line(`${words.title} ${document.number}`, title, "H1");
  y += 2;
  for (const fact of settlementFacts(document)) y = drawFact(sheet, fact, y);
  y += 6;
  line(T.greeting(document.speaker_name), body);
  line(words.intro, body);
  y += 2;
  for (const row of settlementRows(document)) y = drawAmount(sheet, row, y, body);
  y = roomFor(sheet, y, 12);
  sheet.rule({ x: PAPER.left, y, width: PAPER.width }, INK.text, 0.8);
  y = drawAmount(sheet, [words.payout, settlementTotal(document)], y + 2, total) + 4;
  for (const note of words.notes) line(note, small);
  const { issuer } = document;
  line(`${issuer.name} · ${issuer.street} · ${issuer.postal_code} ${issuer.city}`, small);
  if (xml !== null) line(INVOICE_TEXTS.eInvoice, small);
  drawPageNumbers(sheet);
  sheet.root.end();
  if (xml !== null) attachEInvoice(sheet.doc, xml, createdAt);
  sheet.doc.end();
  return bytes;
}

function drawFact(sheet: Sheet, [name, value]: Row, y: number): number {
  const box = { x: PAPER.left, y, width: PAPER.width };
  const heading = { text: name, width: LABEL_WIDTH, style: label };
  return flowPair(sheet, heading, value, { box, style: body }) + 1;
}

function drawAmount(sheet: Sheet, [name, value]: Row, from: number, style: TextStyle): number {
  const lines = sheet.broken(name, AMOUNT_X - 3, style);
  const height = linesHeight(lines.length, style);
  const y = roomFor(sheet, from, height);
  sheet.put("P", () => {
    sheet.write(lines, { x: PAPER.left, y, width: AMOUNT_X }, style);
    const box = { x: PAPER.left + AMOUNT_X, y, width: PAPER.width - AMOUNT_X };
    sheet.write([value], box, { ...style, align: "right" });
  });
  return y + height + 2;
}

/** One page needs no number. */
function drawPageNumbers(sheet: Sheet): void {
  sheet.onEveryPage((page, pages) => {
    if (pages === 1) return;
    const box = { x: PAPER.left, y: 284, width: PAPER.width };
    const number = [INVOICE_TEXTS.page(page, pages)];
    sheet.artifact(() => sheet.write(number, box, { ...small, align: "right" }), "Pagination");
  });
}
