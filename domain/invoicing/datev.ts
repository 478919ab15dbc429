import type { IsoDate } from "../iso-date.ts";
import { type Cents, cents } from "../money.ts";
import type { VatTreatment } from "../pricing/vat-treatments.ts";
import type { InvoiceKind } from "./invoice-document.ts";
import { lossChanges, type WrittenOff } from "./lost-claim.ts";
import type { PaymentKind, PaymentProviderName } from "./payment.ts";

/** One posting: `debit` is where it stands on the left. */
export type Posting = {
  readonly amount_cents: Cents;
  readonly debit: string;
  readonly credit: string;
  readonly day: IsoDate;
  readonly document: string;
  readonly text: string;
};

/** SKR 03; the tax adviser maps them if the client uses another frame. Tax follows from the account. */
const DEBTORS = "10000";
const BANK = "1200";
const CARDS = "1360";
const OTHER_INCOME = "2700";
const UNTAXED_REVENUE: Record<Exclude<VatTreatment, "standard">, string> = {
  reverse_charge: "8336",
  not_taxable: "8338",
};
/** Accounts that carry their rate; a rate without one of its own is left to the adviser. */
const TAXED_REVENUE: Readonly<Record<number, string>> = { 700: "8300", 1600: "8340", 1900: "8400" };
const OTHER_REVENUE = "8200";
/** Lost claims by the rate that is corrected with them; fees of reminders carry no tax. */
const TAXED_LOSS: Readonly<Record<number, string>> = { 700: "2401", 1600: "2405", 1900: "2406" };
const OTHER_LOSS = "2400";

type Taxed = {
  readonly vat_treatment: VatTreatment;
  readonly vat_rate_basis_points: number;
};

type Document = Taxed & {
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly buyer: string;
  readonly issue_date: IsoDate;
  readonly gross_cents: Cents;
};

export function documentPosting(document: Document): Posting {
  const revenue = revenueOf(document);
  const isInvoice = document.kind === "invoice";
  return {
    amount_cents: document.gross_cents,
    debit: isInvoice ? DEBTORS : revenue,
    credit: isInvoice ? revenue : DEBTORS,
    day: document.issue_date,
    document: document.number,
    text: document.buyer,
  };
}

function revenueOf({ vat_treatment, vat_rate_basis_points }: Taxed): string {
  if (vat_treatment !== "standard") return UNTAXED_REVENUE[vat_treatment];
  return TAXED_REVENUE[vat_rate_basis_points] ?? OTHER_REVENUE;
}

type Money = {
  readonly number: string;
  readonly buyer: string;
  readonly kind: PaymentKind;
  readonly provider: PaymentProviderName;
  readonly amount_cents: Cents;
  readonly day: IsoDate;
};

export function moneyPosting({ number, buyer, kind, provider, amount_cents, day }: Money): Posting {
  const account = provider === "bank_transfer" ? BANK : CARDS;
  const isIn = kind === "payment";
  return {
    amount_cents,
    debit: isIn ? account : DEBTORS,
    credit: isIn ? DEBTORS : account,
    day,
    document: number,
    text: buyer,
  };
}

type Fee = {
  readonly number: string;
  readonly buyer: string;
  readonly fee_cents: Cents;
  readonly day: IsoDate;
};

export function feePosting({ number, buyer, fee_cents, day }: Fee): Posting {
  return {
    amount_cents: fee_cents,
    debit: DEBTORS,
    credit: OTHER_INCOME,
    day,
    document: number,
    text: `Mahngebühr ${buyer}`,
  };
}

/** The invoice was taken back, and its fees with it. */
export function waivedFeePosting(fee: Fee): Posting {
  const { debit, credit, ...posting } = feePosting(fee);
  return { ...posting, debit: credit, credit: debit };
}

type LostClaim = WrittenOff & Taxed & { readonly number: string; readonly buyer: string };

/** What was written off, and what came in after all. */
export function lossPostings(claim: LostClaim): Posting[] {
  return lossChanges(claim).flatMap(({ day, price_cents, fees_cents }) =>
    (
      [
        [lossOf(claim), price_cents],
        [OTHER_LOSS, fees_cents],
      ] as const
    )
      .filter(([, change]) => change !== 0)
      .map(([account, change]) => ({
        amount_cents: cents(Math.abs(change)),
        debit: change > 0 ? account : DEBTORS,
        credit: change > 0 ? DEBTORS : account,
        day,
        document: claim.number,
        text: `Forderungsverlust ${claim.buyer}`,
      })),
  );
}

function lossOf({ vat_treatment, vat_rate_basis_points }: Taxed): string {
  if (vat_treatment !== "standard") return OTHER_LOSS;
  return TAXED_LOSS[vat_rate_basis_points] ?? OTHER_LOSS;
}

const HEADINGS = [
  "Umsatz (ohne Soll/Haben-Kz)",
  "Soll/Haben-Kennzeichen",
  "WKZ Umsatz",
  "Kurs",
  "Basis-Umsatz",
  "WKZ Basis-Umsatz",
  "Konto",
  "Gegenkonto (ohne BU-Schlüssel)",
  "BU-Schlüssel",
  "Belegdatum",
  "Belegfeld 1",
  "Belegfeld 2",
  "Skonto",
  "Buchungstext",
] as const;
const LONGEST_TEXT = 60;
const LINE_END = "\r\n";

type Batch = {
  readonly year: number;
  /** `yyyyMMddHHmmssSSS` */
  readonly createdAt: string;
  readonly postings: readonly Posting[];
};

/** A posting batch in DATEV's format (EXTF 700, category 21, version 13), still as text. */
export function datevBatch({ year, createdAt, postings }: Batch): string {
  const head = [
    ...['"EXTF"', "700", "21", '"Buchungsstapel"', "13", createdAt, "", '"WB"', '""', '""'],
    ...["", "", `${year}0101`, "4", `${year}0101`, `${year}1231`, `"Rechnungen ${year}"`],
    ...['""', "1", "0", "0", '"EUR"', "", '""', "", "", '"03"', "", "", '""', '""'],
  ].join(";");
  const rows = postings.map((posting) =>
    [
      (posting.amount_cents / 100).toFixed(2).replace(".", ","),
      '"S"',
      '"EUR"',
      ...["", "", '""'],
      posting.debit,
      posting.credit,
      '""',
      posting.day.slice(8) + posting.day.slice(5, 7),
      quoted(posting.document),
      '""',
      "",
      quoted(posting.text),
    ].join(";"),
  );
  return [head, HEADINGS.join(";"), ...rows].join(LINE_END) + LINE_END;
}

function quoted(text: string): string {
  const line = text.replace(/[\p{C}\s]+/gu, " ").trim();
  return `"${[...line].slice(0, LONGEST_TEXT).join("").replaceAll('"', '""')}"`;
}

/** Where Windows-1252 differs from Latin-1; what it lacks altogether becomes a question mark. */
const WINDOWS_1252: Readonly<Record<string, number>> = {
  "€": 0x80,
  "‚": 0x82,
  "„": 0x84,
  "…": 0x85,
  Š: 0x8a,
  Œ: 0x8c,
  Ž: 0x8e,
  "‘": 0x91,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "–": 0x96,
  "—": 0x97,
  š: 0x9a,
  œ: 0x9c,
  ž: 0x9e,
};

/** DATEV reads Windows-1252. */
export function windows1252(text: string): Uint8Array {
  return Uint8Array.from([...text.normalize("NFC")], (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
    return WINDOWS_1252[character] ?? 0x3f;
  });
}
