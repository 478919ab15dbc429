import { parentPort } from "node:worker_threads";
import type { PrintReply, PrintRequest } from "./document-printer.ts";
import { invoicePdf } from "./invoice-pdf.ts";

/** The thread in which pages are set. Requests come one at a time. */
if (!parentPort) throw new Error("This module runs in a worker thread");
const port = parentPort;

port.on("message", async ({ invoice, xml }: PrintRequest) => {
  reply(await print(invoice, xml));
});

async function print(invoice: PrintRequest["invoice"], xml: string): Promise<PrintReply> {
  try {
    return { pdf: await invoicePdf(invoice, xml) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

function reply(message: PrintReply): void {
  port.postMessage(message);
}
