import { formatDateTimeLong } from "#domain/format/date-times.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import type { ContractContent } from "./contract-content.ts";

export type ContractSignature = {
  /** „Veranstalter“ or „Speaker“. */
  readonly role: string;
  readonly name: string;
  /** An ISO instant. */
  readonly at: string;
};

/** What is printed: the words, who signed them, and the hash by which both can be checked. */
export type ContractDocument = {
  readonly content: ContractContent;
  readonly version: number;
  readonly sha256: string;
  readonly day: IsoDate;
  readonly signatures: readonly ContractSignature[];
};

export const CONTRACT_SHEET = {
  version: (version: number) => `Fassung ${version}`,
  reference: (reference: string) => `Buchung ${reference}`,
  hash: (sha256: string) => `Prüfsumme des Vertragstextes (SHA-256): ${sha256}`,
  signatures: "Unterschriften",
  signed: ({ role, name, at }: ContractSignature) =>
    `${role}: ${name}, elektronisch unterzeichnet am ${formatDateTimeLong(at)} Uhr (mit Code per E-Mail bestätigt)`,
  unsigned: "Noch nicht von beiden Seiten unterzeichnet.",
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
} as const;
