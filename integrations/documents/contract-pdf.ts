import type { ContractSection } from "#domain/contract/contract-content.ts";
import { type ContractDocument, CONTRACT_SHEET as T } from "#domain/contract/contract-document.ts";
import { drawWordmark, PAPER } from "./invoice/invoice-letterhead.ts";
import { bytesOf, createSheet, type Sheet } from "./sheet.ts";
import { flowPair, flowText, roomFor } from "./text/page-flow.ts";
import { INK, type TextStyle } from "./text/text-style.ts";

const LABEL_WIDTH = 48;
const TITLE_Y = 38;
const SIDES = 2;

const title: TextStyle = { size: 18, weight: "bold" };
const heading: TextStyle = { size: 11, weight: "bold" };
const body: TextStyle = { size: 9.5 };
const label: TextStyle = { size: 9.5, colour: INK.muted };
const small: TextStyle = { size: 7, colour: INK.muted };

/** The contract on paper. Equal input gives equal bytes, so a lost file can be made again. */
export async function contractPdf(contract: ContractDocument): Promise<Buffer> {
  const { content, version } = contract;
  const facts = {
    title: `${content.title} ${content.reference}`,
    author: "Wortbühne",
    subject: T.version(version),
    createdAt: new Date(`${contract.day}T12:00:00Z`),
  };
  const sheet = await createSheet(facts, contract);
  const bytes = bytesOf(sheet.doc);
  drawWordmark(sheet);
  let y = drawHead(sheet, contract);
  for (const [index, part] of content.sections.entries()) {
    y = drawSection(sheet, { ...part, title: `${index + 1}. ${part.title}` }, y);
  }
  drawSection(sheet, signaturesOf(contract), y);
  drawFoot(sheet, contract);
  sheet.root.end();
  sheet.doc.end();
  return bytes;
}

function drawHead(sheet: Sheet, { content, version }: ContractDocument): number {
  const box = { x: PAPER.left, y: TITLE_Y, width: PAPER.width };
  sheet.put("H1", () => sheet.write([content.title], box, title));
  const line = `${T.reference(content.reference)} · ${T.version(version)}`;
  sheet.put("P", () => sheet.write([line], { ...box, y: TITLE_Y + 9 }, label));
  return TITLE_Y + 20;
}

function drawSection(
  sheet: Sheet,
  { title: name, rows, paragraphs }: ContractSection,
  from: number,
) {
  // A heading never stands alone at the end of a page.
  let y = roomFor(sheet, from, 16);
  const at = y;
  sheet.put("H2", () => sheet.write([name], { x: PAPER.left, y: at, width: PAPER.width }, heading));
  y += 7;
  for (const row of rows) y = drawRow(sheet, row, y);
  for (const text of paragraphs) {
    y = flowText(sheet, text, { x: PAPER.left, y: y + 0.8, width: PAPER.width }, body);
  }
  return y + 4;
}

function drawRow(sheet: Sheet, [name, value]: readonly [string, string], y: number): number {
  const box = { x: PAPER.left, y, width: PAPER.width };
  const heading = { text: name, width: LABEL_WIDTH, style: label };
  return flowPair(sheet, heading, value, { box, style: body }) + 0.8;
}

function signaturesOf({ signatures, sha256 }: ContractDocument): ContractSection {
  const isWhole = signatures.length === SIDES;
  return {
    title: T.signatures,
    rows: [],
    paragraphs: [...signatures.map(T.signed), ...(isWhole ? [] : [T.unsigned]), T.hash(sha256)],
  };
}

function drawFoot(sheet: Sheet, { content, version, sha256 }: ContractDocument): void {
  const box = { x: PAPER.left, y: 284, width: PAPER.width };
  const right: TextStyle = { ...small, align: "right" };
  sheet.onEveryPage((page, pages) => {
    sheet.rule({ ...box, y: 281 });
    sheet.artifact(() => {
      const line = `${content.title} ${content.reference} · ${T.version(version)} · ${sha256.slice(0, 16)}`;
      sheet.write([line], box, small);
      sheet.write([T.page(page, pages)], box, right);
    }, "Pagination");
  });
}
