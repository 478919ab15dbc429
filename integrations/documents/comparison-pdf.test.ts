import { expect, test } from "vitest";
import type { ComparisonDocument } from "#domain/comparison/comparison-document.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { objectsOf, pageCount, pdfText, readPdf } from "#tests/support/billing/read-pdf.ts";
import { comparisonPdf } from "./comparison-pdf.ts";

const COMPARISON: ComparisonDocument = {
  event: [
    ["Termin", "16. April 2026"],
    ["Ort", "Hamburg"],
  ],
  speakers: ["Dr. Ada Frei", "Ben Still", "Cem Laut"],
  rows: [
    { label: "Keynote, 40 Minuten", cells: [["5.000 €"], ["4.000 €"], ["3.000 €"]], differs: true },
    {
      label: "Sprachen",
      cells: [["Deutsch", "Englisch"], ["Deutsch"], ["Deutsch"]],
      differs: true,
    },
    { label: "Stil", cells: [["Ruhig"], ["Ruhig"], ["Ruhig"]], differs: false },
  ],
  day: isoDate("2026-04-01"),
  address: "https://wortbuehne.example/compare?speakers=ada-frei,ben-still,cem-laut",
};

test("the file has a table whose rows and columns are named, and says how old it is", async () => {
  const bytes = await comparisonPdf(COMPARISON);
  expect((await comparisonPdf(COMPARISON)).equals(bytes)).toBe(true);
  const pdf = readPdf(bytes);
  const text = pdfText(pdf);
  expect(pageCount(pdf)).toBe(1);
  expect(text).toContain("Termin: 16. April 2026 · Ort: Hamburg");
  expect(text).toContain("Stand 01. April 2026.");
  expect(text).toContain("wortbuehne.example/compare?speakers=ada-frei");
  expect(text.match(/\(unterschiedlich\)/g)).toHaveLength(2);
  expect(objectsOf(pdf, /\/S \/TR/)).toHaveLength(4);
  expect(objectsOf(pdf, /\/S \/TH/)).toHaveLength(4 + 3);
});

test("a life story is cut and a long table goes on on the next page", async () => {
  const bio = "Worte ".repeat(300);
  const rows = Array.from({ length: 8 }, (_, index) => ({
    label: `Über die Person ${index}`,
    cells: [[bio], [bio], [bio]],
    differs: false,
  }));
  const pdf = readPdf(await comparisonPdf({ ...COMPARISON, rows }));
  expect(pageCount(pdf)).toBe(3);
  expect(pdfText(pdf)).toContain("Seite 3 von 3");
});
