import { Worker } from "node:worker_threads";
import type { ComparisonDocument } from "#domain/comparison/comparison-document.ts";
import type { ContractDocument } from "#domain/contract/contract-document.ts";
import type { InvoiceDocument } from "#domain/invoicing/invoice-document.ts";
import type { SettlementDocument } from "#domain/invoicing/settlement/settlement-document.ts";

/** Sets pages. Where it works is its own affair: never in the way of requests. */
export type DocumentPrinter = {
  invoicePdf(invoice: InvoiceDocument, xml: string): Promise<Uint8Array>;
  contractPdf(contract: ContractDocument): Promise<Uint8Array>;
  settlementPdf(settlement: SettlementDocument, xml: string | null): Promise<Uint8Array>;
  comparisonPdf(comparison: ComparisonDocument): Promise<Uint8Array>;
  stop(): Promise<void>;
};

export type PrintRequest =
  | { kind: "invoice"; invoice: InvoiceDocument; xml: string }
  | { kind: "contract"; contract: ContractDocument }
  | { kind: "settlement"; settlement: SettlementDocument; xml: string | null }
  | { kind: "comparison"; comparison: ComparisonDocument };
export type PrintReply = { pdf: Uint8Array } | { fault: string };

/** Fonts take memory that a server without bookings does not have to pay for. */
const IDLE_MS = 60_000;
const LIMIT_MS = 30_000;

/**
 * Setting a page keeps a processor busy for a tenth of a second, so it is done in a thread of its
 * own, which starts with the first page and ends when nothing was to be set for a while.
 */
export function createDocumentPrinter(): DocumentPrinter {
  let last: Promise<unknown> = Promise.resolve();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  const end = async () => {
    const ending = worker;
    worker = null;
    await ending?.terminate();
  };
  const print = async (request: PrintRequest): Promise<Uint8Array> => {
    clearTimeout(idle);
    worker ??= startWorker();
    try {
      return await ask(worker, request);
    } catch (error) {
      await end();
      throw error;
    } finally {
      idle = setTimeout(() => void end(), IDLE_MS).unref();
    }
  };
  const inTurn = (request: PrintRequest): Promise<Uint8Array> => {
    const printed = last.then(() => print(request));
    last = printed.catch(() => undefined);
    return printed;
  };
  return {
    invoicePdf: (invoice, xml) => inTurn({ kind: "invoice", invoice, xml }),
    contractPdf: (contract) => inTurn({ kind: "contract", contract }),
    settlementPdf: (settlement, xml) => inTurn({ kind: "settlement", settlement, xml }),
    comparisonPdf: (comparison) => inTurn({ kind: "comparison", comparison }),
    async stop() {
      clearTimeout(idle);
      await end();
    },
  };
}

function startWorker(): Worker {
  const worker = new Worker(new URL("./document-printer-worker.ts", import.meta.url));
  // A process may end while nothing is being set.
  worker.unref();
  return worker;
}

function ask(worker: Worker, request: PrintRequest): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const fail = (reason: string) => reject(new Error(`A document was not set: ${reason}`));
  const onReply = (reply: PrintReply) => ("pdf" in reply ? resolve(reply.pdf) : fail(reply.fault));
  const onError = (error: Error) => fail(error.message);
  const onExit = () => fail("its thread ended");
  const limit = setTimeout(() => fail("it took too long"), LIMIT_MS);
  worker.once("message", onReply).once("error", onError).once("exit", onExit);
  worker.postMessage(request);
  return promise.finally(() => {
    clearTimeout(limit);
    worker.off("message", onReply).off("error", onError).off("exit", onExit);
  });
}
