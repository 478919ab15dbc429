import type { DocumentPrinter } from "#integrations/documents/document-printer.ts";
import type { billingApi } from "./billing-api.ts";

const blank = () => Promise.resolve(new TextEncoder().encode("%PDF-"));

/** Where only sums count, no test has to wait for paper. */
export const blankPages: DocumentPrinter = {
  invoicePdf: blank,
  contractPdf: blank,
  settlementPdf: blank,
  comparisonPdf: blank,
  stop: () => Promise.resolve(),
};

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** „5950,19“ */
export const centsIn = (text = "") => Math.round(Number(text.replace(",", ".")) * 100);

type Entry = { readonly amount: number; readonly debit: string; readonly credit: string };
type BatchLine = Entry & {
  readonly day: string;
  readonly number: string;
  readonly text: string;
  readonly vat_id: string;
};

/** What stands on accounts in the end: left minus right. */
export function balance(entries: readonly Entry[], accounts: RegExp): number {
  const side = (account: string) => Number(accounts.test(account));
  return sum(entries.map(({ amount, debit, credit }) => (side(debit) - side(credit)) * amount));
}

/** The files an admin takes to the tax adviser, read back. */
export function booksOf({ ask, people }: Awaited<ReturnType<typeof billingApi>>) {
  async function batchOf(year: number): Promise<BatchLine[]> {
    const answer = await ask(people.admin, `/admin/invoice-exports/datev?year=${year}`);
    const text = new TextDecoder("windows-1252").decode(await answer.arrayBuffer());
    const [, , ...rows] = text.trim().split("\r\n");
    return rows.map((row) => {
      const cells = row.split(";").map((cell) => cell.replaceAll('"', ""));
      const [amount, , , , , , debit = "", credit = "", , day = "", number = ""] = cells;
      return {
        amount: centsIn(amount),
        debit,
        credit,
        day,
        number,
        text: cells[13] ?? "",
        vat_id: cells[39] ?? "",
      };
    });
  }

  async function sheetOf(path: string): Promise<Record<string, string>[]> {
    const text = await (await ask(people.admin, path)).text();
    const [head = "", ...rows] = text.replace("\uFEFF", "").trim().split("\r\n");
    const names = head.split(";");
    return rows.map((row) => {
      const cells = row.split(";");
      return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""]));
    });
  }

  return { batchOf, sheetOf };
}

/** Always the same numbers, so that a failure can be looked at. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
