import { describe, expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { cents } from "../money.ts";
import { type CsvColumn, csvText } from "./csv.ts";

type Row = { text: string };
const TEXT: readonly CsvColumn<Row>[] = [{ label: "Text", text: ({ text }) => text }];
const cell = (text: string) => csvText(TEXT, [{ text }]).split("\r\n")[1];

describe("a file for a German spreadsheet", () => {
  test("begins with a byte order mark, separates with semicolons and ends lines with CRLF", () => {
    const columns: readonly CsvColumn<Row>[] = [...TEXT, { label: "Zahl", number: () => 4.5 }];
    expect(csvText(columns, [{ text: "Müller" }])).toBe("\uFEFFText;Zahl\r\nMüller;4,5\r\n");
  });

  test("writes amounts, days, moments and yes or no the German way", () => {
    const columns: readonly CsvColumn<Row>[] = [
      { label: "Betrag", cents: () => cents(123_450) },
      { label: "Minus", cents: () => cents(-50) },
      { label: "Tag", day: () => isoDate("2026-03-05") },
      { label: "Zeit", instant: () => new Date("2026-03-05T11:30:00Z") },
      { label: "Ja", flag: () => true },
      { label: "Leer", number: () => null },
    ];
    expect(csvText(columns, [{ text: "" }]).split("\r\n")[1]).toBe(
      "1234,50;-0,50;05.03.2026;05.03.2026 12:30;ja;",
    );
  });

  test.each(["=1+1", "+49 40", "-2", "@SUM(A1)", "\tx", "\rx"])(
    "defuses %j, which a spreadsheet would run [SEC-42]",
    (text) => {
      expect(cell(text)?.replace(/^"/, "").startsWith("'")).toBe(true);
    },
  );

  test("quotes what would break the line", () => {
    expect(cell('Müller; "Co"')).toBe('"Müller; ""Co"""');
    expect(csvText(TEXT, [{ text: "eins\nzwei" }])).toContain('"eins\nzwei"\r\n');
  });
});
