import type { DatevNumbers } from "./billing-setting.ts";
import type { Posting } from "./posting.ts";

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
  "Postensperre",
  "Diverse Adressnummer",
  "Geschäftspartnerbank",
  "Sachverhalt",
  "Zinssperre",
  "Beleglink",
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((n) => [`Beleginfo - Art ${n}`, `Beleginfo - Inhalt ${n}`]),
  "KOST1 - Kostenstelle",
  "KOST2 - Kostenstelle",
  "Kost-Menge",
  "EU-Land u. UStID (Bestimmung)",
];
/** From „Postensperre“ to „Kost-Menge“ nothing is said: texts are empty, numbers missing. */
const UNSAID = ["", '""', "", "", "", '""', ...Array.from({ length: 18 }, () => '""'), ""];
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
      ...UNSAID,
      quoted(posting.vat_id ?? ""),
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
