import { findInvoice } from "#data/queries/billing/invoices.ts";
import { readSettlement } from "#features/billing/books/read-settlement.server.ts";
import { renderDocuments } from "#features/billing/invoices/render-documents.server.ts";
import { readContractFile } from "#features/contracts/contract-file.server.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { factsInBlocks, factsInRows, type ShownFact } from "#tests/support/browser/shown-facts.ts";
import { given } from "#tests/support/database/records.ts";
import { pdfBlocks, readPdf } from "./read-pdf.ts";

type Contract = {
  readonly id: string;
  readonly content: {
    readonly sections: readonly { readonly rows: readonly (readonly [string, string])[] }[];
  };
};

const printed = (where: string, bytes: Uint8Array) =>
  factsInBlocks(where, pdfBlocks(readPdf(Buffer.from(bytes))));

/** Parties, event and price; the labels of the steps of a cancellation are broken into lines. */
const FEWEST_ROWS = 12;

/** The rows of a contract, on the screen and on paper. */
export async function contractFacts(
  ctx: Ctx,
  reader: Viewer,
  { id, content }: Contract,
): Promise<ShownFact[]> {
  const rows = content.sections.flatMap((section) => section.rows);
  const file = await readContractFile(ctx, reader, id);
  if (!file.ok) throw new Error(file.error);
  const labels = new Set(rows.map(([label]) => label));
  const paper = printed("contract as PDF", file.value.bytes).filter(({ label }) =>
    labels.has(label),
  );
  if (paper.length < FEWEST_ROWS) throw new Error("the contract on paper lacks rows");
  return [...factsInRows("contract", rows), ...paper].map(withoutSeat);
}

/** As a party of the contract the speaker is named with the town. */
function withoutSeat(fact: ShownFact): ShownFact {
  return fact.label === "Speaker" ? { ...fact, value: fact.value.split(", ")[0] ?? "" } : fact;
}

/** Net sum and amount of an invoice as the paper prints them. */
export async function invoiceFacts(ctx: Ctx, id: string): Promise<ShownFact[]> {
  const { pdf } = await renderDocuments(ctx, given(await findInvoice(ctx.db, id)));
  const sums = ["Summe netto", "Rechnungsbetrag"];
  return printed("invoice as PDF", pdf).filter(({ label }) => sums.includes(label));
}

/** The rows of a settlement as the paper prints them; none where nothing was settled. */
export async function settlementFacts(
  ctx: Ctx,
  reader: Viewer,
  bookingId: string,
): Promise<ShownFact[]> {
  const file = await readSettlement(ctx, reader, bookingId);
  if (!file.ok) return [];
  // The day of the paper is not that of the event.
  const facts = printed("settlement as PDF", file.value.bytes);
  return withPayout(facts.filter(({ label }) => label !== "Datum"));
}

/** Without tax what is paid out is the net amount; lists then write one amount only. */
export function withPayout(facts: ShownFact[]): ShownFact[] {
  const net = facts.find(({ label }) => label.startsWith("Auszahlung netto"));
  const isWhole = facts.some(({ label }) => label === "Auszahlung");
  return net && !isWhole ? [...facts, { ...net, label: "Auszahlung" }] : facts;
}
