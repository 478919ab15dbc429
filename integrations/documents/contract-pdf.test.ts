import { expect, test } from "vitest";
import { contractContent } from "#domain/contract/contract-content.ts";
import type { ContractDocument } from "#domain/contract/contract-document.ts";
import { SAMPLE_CONTRACT } from "#domain/contract/sample-contract.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { outermost, pageCount, pdfText, readPdf } from "#tests/support/billing/read-pdf.ts";
import { contractPdf } from "./contract-pdf.ts";
import { mm } from "./sheet.ts";

function contractOf(changes: Partial<typeof SAMPLE_CONTRACT>): ContractDocument {
  return {
    content: contractContent({ ...SAMPLE_CONTRACT, ...changes }),
    version: 1,
    sha256: "0".repeat(64),
    day: isoDate("2027-05-01"),
    signatures: [{ role: "Speaker", name: "יעל כהן", at: "2027-05-01T10:00:00Z" }],
  };
}

test("names, titles and whole pages of text are printed whole, in every script", async () => {
  const { customer, event } = SAMPLE_CONTRACT;
  const title = `${"Jahrestagung".repeat(20)} 年次総会 ${"字".repeat(1_700)}`;
  const contract = contractOf({
    customer: { ...customer, name: "W".repeat(200), street: "شارع الخطابة ١٢" },
    event: { ...event, title },
  });
  const bytes = await contractPdf(contract);
  const pdf = readPdf(bytes);
  const text = pdfText(pdf).replace(/\s/gu, "");
  const stated = ["W".repeat(200), "شارع الخطابة ١٢", "Jahrestagung".repeat(20), "יעל כהן"];
  expect(stated.filter((words) => !text.includes(words.replace(/\s/gu, "")))).toEqual([]);
  expect(text.match(/字/g)).toHaveLength(1_700);
  expect(pageCount(pdf)).toBeGreaterThan(2);
  expect(outermost(pdf).lowest).toBeGreaterThan(mm(7));
  expect((await contractPdf(contract)).equals(bytes)).toBe(true);
});
