import type { DatevNumbers } from "#domain/invoicing/seller/billing-setting.ts";
import { formatAmountPlain } from "#domain/money.ts";
import { DATEV_COLUMNS } from "./datev-columns.ts";
import type { Posting } from "./posting.ts";

const LONGEST_TEXT = 60;
const LINE_END = "\r\n";

type Batch = {
  readonly year: number;
  /** `yyyyMMddHHmmssSSS` */
  readonly createdAt: string;
  readonly numbers: DatevNumbers;
  readonly postings: readonly Posting[];
};

/** A posting batch in DATEV's format (EXTF 700, category 21, version 13), still as text. */
export function datevBatch({ year, createdAt, numbers, postings }: Batch): string {
  const { consultant_number = "", client_number = "" } = numbers;
  const head = [
    ...['"EXTF"', "700", "21", '"Buchungsstapel"', "13", createdAt, "", '"WB"', '""', '""'],
    ...[consultant_number, client_number, `${year}0101`, "4", `${year}0101`, `${year}1231`],
    `"Rechnungen ${year}"`,
    ...['""', "1", "0", "0", '"EUR"', "", '""', "", "", '"03"', "", "", '""', '""'],
  ].join(";");
  const headings = DATEV_COLUMNS.map(({ name }) => name).join(";");
  return [head, headings, ...postings.map(rowOf)].join(LINE_END) + LINE_END;
}

/** What is not said is empty: a text as `""`, everything else as nothing. */
function rowOf(posting: Posting): string {
  const said: Readonly<Record<string, string>> = {
    "Umsatz (ohne Soll/Haben-Kz)": formatAmountPlain(posting.amount_cents),
    "Soll/Haben-Kennzeichen": "S",
    "WKZ Umsatz": "EUR",
    Konto: posting.debit,
    "Gegenkonto (ohne BU-Schlüssel)": posting.credit,
    Belegdatum: posting.day.slice(8) + posting.day.slice(5, 7),
    "Belegfeld 1": posting.document,
    Buchungstext: posting.text,
    "EU-Land u. UStID (Bestimmung)": posting.vat_id ?? "",
    // As in the header: the adviser may still change it.
    Festschreibung: "0",
  };
  return DATEV_COLUMNS.map(({ name, isText }) => {
    const cell = said[name] ?? "";
    return isText ? quoted(cell) : cell;
  }).join(";");
}

function quoted(text: string): string {
  const line = text.replace(/[\p{C}\s]+/gu, " ").trim();
  return `"${[...line].slice(0, LONGEST_TEXT).join("").replaceAll('"', '""')}"`;
}

/** Where Windows-1252 differs from Latin-1; what it lacks altogether becomes a question mark. */
const WINDOWS_1252: Readonly<Record<string, number>> = {
  "€": 0x80,
  "‚": 0x82,
  ƒ: 0x83,
  "„": 0x84,
  "…": 0x85,
  "†": 0x86,
  "‡": 0x87,
  ˆ: 0x88,
  "‰": 0x89,
  Š: 0x8a,
  "‹": 0x8b,
  Œ: 0x8c,
  Ž: 0x8e,
  "‘": 0x91,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "•": 0x95,
  "–": 0x96,
  "—": 0x97,
  "˜": 0x98,
  "™": 0x99,
  š: 0x9a,
  "›": 0x9b,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
};

/** DATEV reads Windows-1252. */
export function windows1252(text: string): Uint8Array {
  return Uint8Array.from([...text.normalize("NFC")], (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
    return WINDOWS_1252[character] ?? 0x3f;
  });
}
