import { isIsoDate } from "#domain/iso-date.ts";
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

function isBookedCredit(entry: XmlNode): boolean {
  const status = child(entry, "Sts");
  const code = (status && textAt(status, ["Cd"])) || status?.text;
  return textAt(entry, ["CdtDbtInd"]) === "CRDT" && (code === undefined || code === "BOOK");
}

/** A collected entry has an amount of its own for each payer; a single one that of the entry. */
function entriesOf(entry: XmlNode): RawEntry[] {
  const booked_on = (
    textAt(entry, ["BookgDt", "Dt"]) ??
    textAt(entry, ["BookgDt", "DtTm"]) ??
    ""
  ).slice(0, 10);
  if (!isIsoDate(booked_on)) throw new Error("an entry has no day");
  const details = children(entry, "NtryDtls").flatMap((part) => children(part, "TxDtls"));
  const reference = textAt(entry, ["AcctSvcrRef"]) ?? "";
  const parts: (XmlNode | null)[] = details.length === 0 ? [null] : details;
  return parts.map((part) => {
    const own = part && (nodeAt(part, ["AmtDtls", "TxAmt", "Amt"]) ?? child(part, "Amt"));
    const amount = (details.length > 1 ? own : null) ?? child(entry, "Amt");
    if (!amount) throw new Error("an entry has no amount");
    return {
      reference: [reference, (part && textAt(part, ["Refs", "EndToEndId"])) ?? ""].join("/"),
      booked_on,
      amount_cents: exactCents(amount.text),
      currency: amount.attributes.Ccy ?? "",
      payer: part ? payerOf(part) : "",
      purpose: part ? purposeOf(part) : (textAt(entry, ["AddtlNtryInf"]) ?? ""),
    };
  });
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
function exactCents(text: string): RawEntry["amount_cents"] {
  if (!/^\d{1,9}(?:\.\d{1,2}0*)?$/.test(text)) throw new Error("not an amount");
  const [whole = "0", part = ""] = text.split(".");
  return (Number(whole) * 100 +
    Number(part.slice(0, 2).padEnd(2, "0"))) as RawEntry["amount_cents"];
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
