import { describe, expect, test } from "vitest";
import { camtFile, collectedCamtFile } from "#tests/support/billing/bank-files.ts";
import { readCamt } from "./camt.ts";
import { withKeys } from "./entry-keys.ts";

const txAmount = (amount: string, currency = "EUR") =>
  `<AmtDtls><TxAmt><Amt Ccy="${currency}">${amount}</Amt></TxAmt></AmtDtls>`;
const instructed = (amount: string, currency = "EUR") =>
  `<AmtDtls><InstdAmt><Amt Ccy="${currency}">${amount}</Amt></InstdAmt></AmtDtls>`;
const ownAmount = (amount: string) => `<Amt Ccy="EUR">${amount}</Amt>`;

describe("a collected credit", () => {
  test.each([
    ["of the transactions", txAmount],
    ["of version 8", ownAmount],
    ["that were instructed", instructed],
  ])("is taken apart by the amounts %s if they add up", (_name, amount) => {
    const file = collectedCamtFile("3.00", [
      { amount: amount("1.00"), payer: "A", purpose: "a" },
      { amount: amount("2.00"), payer: "B", purpose: "b", indicator: "CRDT" },
    ]);
    expect(readCamt(file)).toMatchObject([
      { amount_cents: 100, payer: "A", purpose: "a" },
      { amount_cents: 200, payer: "B", purpose: "b" },
    ]);
  });

  test("is one credit of what came in if a payment in it has no amount", () => {
    const whole = { amount_cents: 714_000, currency: "EUR", booked_on: "2026-03-10" };
    const none = collectedCamtFile("7140.00", [
      { payer: "Müller & Söhne", purpose: "RE-2026-00001" },
      { payer: "Alpenblick AG", purpose: "2. Rate RE-2026-00002" },
    ]);
    expect(readCamt(none)).toMatchObject([
      {
        ...whole,
        payer: "Müller & Söhne und Alpenblick AG",
        purpose: "RE-2026-00001 und 2. Rate RE-2026-00002",
      },
    ]);
    const one = collectedCamtFile("7140.00", [
      { amount: txAmount("7140.00"), payer: "A", purpose: "a" },
      { payer: "A", purpose: "b" },
    ]);
    expect(readCamt(one)).toMatchObject([{ ...whole, payer: "A", purpose: "a und b" }]);
  });

  test("gives no debit within it as a credit", () => {
    const file = collectedCamtFile("100.00", [
      { amount: txAmount("150.00"), payer: "A", purpose: "a", indicator: "CRDT" },
      { amount: txAmount("50.00"), payer: "Bank", purpose: "Rückgabe", indicator: "DBIT" },
    ]);
    expect(readCamt(file)).toMatchObject([{ amount_cents: 15_000, payer: "A", purpose: "a" }]);
  });

  test("is one credit if its payments do not add up, as after a charge", () => {
    const file = collectedCamtFile(
      "148.00",
      [
        { amount: txAmount("100.00"), payer: "A", purpose: "a" },
        { amount: txAmount("50.00"), payer: "B", purpose: "b" },
        { amount: txAmount("9.00"), payer: "Wir", purpose: "zurück", indicator: "DBIT" },
      ],
      `<Chrgs><Amt Ccy="EUR">2.00</Amt><CdtDbtInd>DBIT</CdtDbtInd></Chrgs>`,
    );
    expect(readCamt(file)).toMatchObject([
      { amount_cents: 14_800, payer: "A und B", purpose: "a und b" },
    ]);
  });

  test("goes by what was booked when the payments are also told before their charges", () => {
    const file = collectedCamtFile("148.00", [
      { amount: ownAmount("99.00") + txAmount("100.00"), payer: "A", purpose: "a" },
      { amount: ownAmount("49.00") + txAmount("50.00"), payer: "B", purpose: "b" },
    ]);
    expect(readCamt(file)).toMatchObject([{ amount_cents: 9_900 }, { amount_cents: 4_900 }]);
  });

  test("takes no other money for euros", () => {
    const foreign = collectedCamtFile("3.00", [
      { amount: txAmount("1.00", "USD"), purpose: "a" },
      { amount: txAmount("2.00", "USD"), purpose: "b" },
    ]);
    expect(readCamt(foreign)).toMatchObject([{ amount_cents: 300, currency: "EUR" }]);
    const both = collectedCamtFile("3.00", [
      { amount: ownAmount("1.00") + instructed("1.10", "USD"), purpose: "a" },
      { amount: ownAmount("2.00") + instructed("2.20", "USD"), purpose: "b" },
    ]);
    expect(readCamt(both)).toMatchObject([
      { amount_cents: 100, currency: "EUR" },
      { amount_cents: 200, currency: "EUR" },
    ]);
  });

  test("has the words of the entry if its payments have none", () => {
    const words = "<AddtlNtryInf>Sammelgutschrift</AddtlNtryInf>";
    const file = collectedCamtFile("3.00", [{ purpose: "" }, { purpose: "" }], words);
    expect(readCamt(file)).toMatchObject([{ amount_cents: 300, purpose: "Sammelgutschrift" }]);
  });
});

test("a debit that the bank takes back is no payment", () => {
  const file = camtFile([{ amount: "5.00", payer: "Wir", purpose: "Erstattung RE-2026-00001" }]);
  const reversed = (value: string) => file.replace("<Sts>", `<RvslInd>${value}</RvslInd><Sts>`);
  expect(readCamt(reversed("true"))).toEqual([]);
  expect(readCamt(reversed("1"))).toEqual([]);
  expect(readCamt(reversed("false"))).toHaveLength(1);
});

test("lines that are booked keep the keys they were booked with", () => {
  const single = camtFile([{ amount: "5950.00", payer: "Müller", purpose: "RE-2026-00001" }]);
  const collected = collectedCamtFile("3.00", [
    { amount: txAmount("1.00"), payer: "A", purpose: "a" },
    { amount: ownAmount("2.00"), payer: "B", purpose: "b" },
  ]);
  const keys = [single, collected].flatMap((file) => withKeys(readCamt(file)));
  expect(keys.map(({ key }) => key)).toEqual([
    "79646f2932c1d71f84ca52bb1a58df9a5dbf6e5325be177eecbf3f8331a2ce00",
    "41a923e5bcdf7def9857a74d0443ea642d7213f2caa8f9d1480201c5375e7d90",
    "b2157b7ad32c4c3784ffd5811fa2c4c60351323eab7aa9c68aa75484edab1bcd",
  ]);
});
