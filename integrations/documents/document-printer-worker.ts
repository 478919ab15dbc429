import { parentPort } from "node:worker_threads";
import { comparisonPdf } from "./comparison-pdf.ts";
import { contractPdf } from "./contract-pdf.ts";
import type { PrintReply, PrintRequest } from "./document-printer.ts";
import { invoicePdf } from "./invoice/invoice-pdf.ts";
import { settlementPdf } from "./settlement-pdf.ts";

/** The thread in which pages are set. Requests come one at a time. */
if (!parentPort) throw new Error("This module runs in a worker thread");
const port = parentPort;

port.on("message", async (request: PrintRequest) => {
  reply(await print(request));
});

async function print(request: PrintRequest): Promise<PrintReply> {
  try {
    return { pdf: await pdfOf(request) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

function pdfOf(request: PrintRequest): Promise<Uint8Array> {
  if (request.kind === "invoice") return invoicePdf(request.invoice, request.xml);
  if (request.kind === "settlement") return settlementPdf(request.settlement, request.xml);
  if (request.kind === "comparison") return comparisonPdf(request.comparison);
  return contractPdf(request.contract);
}

function reply(message: PrintReply): void {
  port.postMessage(message);
}
