import type { InvoiceKind } from "#domain/invoicing/invoice-document.ts";

/** Names of downloaded files. */
export const INVOICE_FILE_NAMES = {
  pdf: (number: string) => `${number}.pdf`,
  xml: (number: string) => `${number}-xrechnung.xml`,
} as const;

export const INVOICE_KIND_WORDS: Record<InvoiceKind, string> = {
  invoice: "Rechnung",
  cancellation: "Stornorechnung",
};

export const DOWNLOAD_TEXTS = {
  pdf: "Rechnung als PDF herunterladen",
  xml: "XRechnung herunterladen",
  calendar: "Termin in den Kalender übernehmen",
  failed: "Das Dokument konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.",
} as const;
