import { type Cents, cents } from "#domain/money.ts";
import { isIsoDate } from "#domain/time/iso-date.ts";
import { readXml, type XmlNode } from "#integrations/xml/read-xml.ts";
import type { RawEntry } from "./entry-keys.ts";

/** CAMT.053: the credits of all statements that are booked. Throws if it is something else. */
export function readCamt(source: string): RawEntry[] {
  const root = readXml(source);
  const report = child(root, "BkToCstmrStmt");
  if (root.name !== "Document" || !report) throw new Error("not a CAMT.053 statement");
  return children(report, "Stmt").flatMap((statement) =>
    children(statement, "Ntry").filter(isBookedCredit).flatMap(entriesOf),
  );
}

/** A credit that reverses gives back what was debited before: money of ours, no payment. */
function isBookedCredit(entry: XmlNode): boolean {
  const status = child(entry, "Sts");
  const code = (status && textAt(status, ["Cd"])) || status?.text;
  const isReversal = ["true", "1"].includes(textAt(entry, ["RvslInd"]) ?? "");
  const isCredit = textAt(entry, ["CdtDbtInd"]) === "CRDT" && !isReversal;
  return isCredit && (code === undefined || code === "BOOK");
}

function entriesOf(entry: XmlNode): RawEntry[] {
  const booked_on = (
    textAt(entry, ["BookgDt", "Dt"]) ??
    textAt(entry, ["BookgDt", "DtTm"]) ??
    ""
  ).slice(0, 10);
  if (!isIsoDate(booked_on)) throw new Error("an entry has no day");
  const amount = child(entry, "Amt");
  if (!amount) throw new Error("an entry has no amount");
  const currency = amount.attributes.Ccy ?? "";
  const amount_cents = exactCents(amount.text);
  const parts = children(entry, "NtryDtls").flatMap((one) => children(one, "TxDtls"));
  const [only, ...more] = parts;
  const common = { booked_on, currency };
  const words = textAt(entry, ["AddtlNtryInf"]) ?? "";
  if (!only) {
    const reference = referenceOf(entry, "");
    return [{ ...common, reference, amount_cents, payer: "", purpose: words }];
  }
  if (more.length === 0) return [{ ...common, ...tellingOf(entry, only), amount_cents }];
  const split = splitOf(parts, amount_cents, currency);
  if (!split) return [{ ...common, ...joinedTellingOf(entry, parts, words), amount_cents }];
  return split
    .filter(({ signed }) => signed > 0)
    .map(({ part, signed }) => ({
      ...common,
      ...tellingOf(entry, part),
      amount_cents: cents(signed),
    }));
}

type Telling = Pick<RawEntry, "reference" | "payer" | "purpose">;

function tellingOf(entry: XmlNode, part: XmlNode): Telling {
  const reference = referenceOf(entry, textAt(part, ["Refs", "EndToEndId"]) ?? "");
  return { reference, payer: payerOf(part), purpose: purposeOf(part) };
}

/** A word between the purposes, because a digit after an invoice's number would make it another one. */
function joinedTellingOf(entry: XmlNode, parts: readonly XmlNode[], words: string): Telling {
  const credits = parts.filter((part) => !isDebit(part));
  const joined = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join(" und ");
  const ends = credits.map((part) => textAt(part, ["Refs", "EndToEndId"]) ?? "");
  return {
    reference: referenceOf(entry, joined(ends)),
    payer: joined(credits.map(payerOf)),
    purpose: joined(credits.map(purposeOf)) || words,
  };
}

function referenceOf(entry: XmlNode, endToEnd: string): string {
  return [textAt(entry, ["AcctSvcrRef"]) ?? "", endToEnd].join("/");
}

/**
 * Where the amount of a part may stand. With charges the one of the transaction may be told before them
 * and the part's own (since version 4) after them, so both are tried first.
 */
const OWN = ["Amt"];
const TRANSACTION = ["AmtDtls", "TxAmt", "Amt"];
const OTHERS = [
  ["AmtDtls", "CntrValAmt", "Amt"],
  ["AmtDtls", "InstdAmt", "Amt"],
];
const READINGS = [
  [TRANSACTION, OWN, ...OTHERS],
  [OWN, TRANSACTION, ...OTHERS],
];

type SplitPart = { readonly part: XmlNode; readonly signed: number };

/** A collected entry is taken apart only if its parts explain it to the cent in its own currency. */
function splitOf(parts: readonly XmlNode[], total: number, currency: string): SplitPart[] | null {
  for (const places of READINGS) {
    const split = parts.flatMap((part) => {
      const amount = places
        .map((path) => nodeAt(part, path))
        .find((node) => node?.attributes.Ccy === currency);
      if (!amount) return [];
      return [{ part, signed: exactCents(amount.text) * (isDebit(part) ? -1 : 1) }];
    });
    const sum = split.reduce((all, { signed }) => all + signed, 0);
    if (split.length === parts.length && sum === total) return split;
  }
  return null;
}

/** A part without a sign has that of its entry. */
function isDebit(part: XmlNode): boolean {
  return textAt(part, ["CdtDbtInd"]) === "DBIT";
}

/** Version 8 of the format put the name one step deeper. */
function payerOf(part: XmlNode): string {
  const names = [
    ["RltdPties", "Dbtr", "Nm"],
    ["RltdPties", "Dbtr", "Pty", "Nm"],
    ["RltdPties", "UltmtDbtr", "Nm"],
  ];
  return names.map((path) => textAt(part, path)).find((name) => name !== undefined) ?? "";
}

function purposeOf(part: XmlNode): string {
  const info = child(part, "RmtInf");
  if (!info) return "";
  const free = children(info, "Ustrd").map(({ text }) => text);
  const structured = children(info, "Strd").map((one) => textAt(one, ["CdtrRefInf", "Ref"]) ?? "");
  return [...free, ...structured].filter(Boolean).join(" ");
}

/** „5950.00“; more than two decimals or a sign would not be euros. */
function exactCents(text: string): Cents {
  if (!/^\d{1,9}(?:\.\d{1,2}0*)?$/.test(text)) throw new Error("not an amount");
  const [whole = "0", part = ""] = text.split(".");
  return cents(Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, "0")));
}

function children(node: XmlNode, name: string): XmlNode[] {
  return node.children.filter((one) => one.name === name);
}

function child(node: XmlNode, name: string): XmlNode | undefined {
  return node.children.find((one) => one.name === name);
}

function nodeAt(node: XmlNode, path: readonly string[]): XmlNode | undefined {
  return path.reduce<XmlNode | undefined>((at, name) => at && child(at, name), node);
}

function textAt(node: XmlNode, path: readonly string[]): string | undefined {
  return nodeAt(node, path)?.text || undefined;
}
