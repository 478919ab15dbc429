import { nodesAt, parseXml, textAt, type XmlNode } from "./parse-xml.ts";

/**
 * The business rules of EN 16931-1 (and of XRechnung, BR-DE) that our invoices can break: which terms
 * must be there, how amounts add up, and what the tax categories we use demand. Returns the ids of
 * broken rules. It judges the file alone and shares nothing with the code that writes it.
 */
export function checkInvoiceXml(xml: string): string[] {
  const broken: string[] = [];
  const rule = (id: string, holds: boolean) => {
    if (!holds && !broken.includes(id)) broken.push(id);
  };
  let root: XmlNode;
  try {
    root = parseXml(xml);
  } catch {
    return ["well-formed"];
  }
  checkDocument(root, rule);
  checkParties(root, rule);
  checkLines(root, rule);
  checkSums(root, rule);
  checkTax(root, rule);
  checkGermanRules(root, rule);
  return broken;
}

type Rule = (id: string, holds: boolean) => void;

const TRADE = "SupplyChainTradeTransaction";
const AGREEMENT = [TRADE, "ApplicableHeaderTradeAgreement"] as const;
const SETTLEMENT = [TRADE, "ApplicableHeaderTradeSettlement"] as const;
const SUMMATION = [...SETTLEMENT, "SpecifiedTradeSettlementHeaderMonetarySummation"] as const;
const LINE = [TRADE, "IncludedSupplyChainTradeLineItem"] as const;
const LINE_SETTLEMENT = "SpecifiedLineTradeSettlement";

const filled = (text: string | undefined) => text !== undefined && text.trim() !== "";

/** Whole cents; NaN for what is not an amount with at most two decimals. */
function centsOf(text: string | undefined): number {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text ?? "");
  if (!match) return Number.NaN;
  const value = Number(match[2]) * 100 + Number((match[3] ?? "").padEnd(2, "0"));
  return match[1] ? -value : value;
}

function isDay(node: XmlNode | undefined): boolean {
  const text = node?.text ?? "";
  const iso = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  const isReal = /^\d{8}$/.test(text) && new Date(iso).toISOString().startsWith(iso);
  return node?.attributes.format === "102" && isReal;
}

function checkDocument(root: XmlNode, rule: Rule): void {
  const header = (...path: string[]) => textAt(root, "ExchangedDocument", ...path);
  const guideline = ["ExchangedDocumentContext", "GuidelineSpecifiedDocumentContextParameter"];
  rule("BR-01", filled(textAt(root, ...guideline, "ID")));
  rule("BR-02", filled(header("ID")));
  const issued = nodesAt(root, "ExchangedDocument", "IssueDateTime", "DateTimeString")[0];
  rule("BR-03", isDay(issued));
  rule("BR-04", ["380", "381", "389"].includes(header("TypeCode") ?? ""));
  rule("BR-05", textAt(root, ...SETTLEMENT, "InvoiceCurrencyCode") === "EUR");
  const preceding = nodesAt(root, ...SETTLEMENT, "InvoiceReferencedDocument");
  for (const document of preceding) rule("BR-55", filled(textAt(document, "IssuerAssignedID")));
  rule("381-needs-reference", header("TypeCode") !== "381" || preceding.length === 1);
  const due = nodesAt(
    root,
    ...SETTLEMENT,
    "SpecifiedTradePaymentTerms",
    "DueDateDateTime",
    "DateTimeString",
  )[0];
  const terms = textAt(root, ...SETTLEMENT, "SpecifiedTradePaymentTerms", "Description");
  const isDue = centsOf(textAt(root, ...SUMMATION, "DuePayableAmount")) > 0;
  rule("BR-CO-25", !isDue || isDay(due) || filled(terms));
  for (const means of nodesAt(root, ...SETTLEMENT, "SpecifiedTradeSettlementPaymentMeans")) {
    rule("BR-49", filled(textAt(means, "TypeCode")));
    const iban = textAt(means, "PayeePartyCreditorFinancialAccount", "IBANID");
    const isTransfer = ["30", "58"].includes(textAt(means, "TypeCode") ?? "");
    rule("BR-61", !isTransfer || filled(iban));
    rule("BR-DE-23", isTransfer === filled(iban));
    // Money that goes back is not paid into the account of the payer.
    rule("no-account-on-a-credit", header("TypeCode") !== "381" || !filled(iban));
  }
}

function checkParties(root: XmlNode, rule: Rule): void {
  const seller = (...path: string[]) => textAt(root, ...AGREEMENT, "SellerTradeParty", ...path);
  const buyer = (...path: string[]) => textAt(root, ...AGREEMENT, "BuyerTradeParty", ...path);
  rule("BR-06", filled(seller("Name")));
  rule("BR-07", filled(buyer("Name")));
  rule("BR-08", nodesAt(root, ...AGREEMENT, "SellerTradeParty", "PostalTradeAddress").length === 1);
  rule("BR-09", /^[A-Z]{2}$/.test(seller("PostalTradeAddress", "CountryID") ?? ""));
  rule("BR-10", nodesAt(root, ...AGREEMENT, "BuyerTradeParty", "PostalTradeAddress").length === 1);
  rule("BR-11", /^[A-Z]{2}$/.test(buyer("PostalTradeAddress", "CountryID") ?? ""));
  for (const [id, party] of [
    ["BR-62", "SellerTradeParty"],
    ["BR-63", "BuyerTradeParty"],
  ] as const) {
    for (const node of nodesAt(root, ...AGREEMENT, party, "URIUniversalCommunication", "URIID")) {
      rule(id, filled(node.attributes.schemeID));
    }
  }
  const isNamed = taxIds(root, "SellerTradeParty", "VA").length > 0;
  const ids = [seller("ID"), seller("SpecifiedLegalOrganization", "ID")];
  rule("BR-CO-26", isNamed || ids.some(filled));
  for (const id of [
    ...taxIds(root, "SellerTradeParty", "VA"),
    ...taxIds(root, "BuyerTradeParty", "VA"),
  ]) {
    rule("BR-CO-09", /^[A-Z]{2}/.test(id));
  }
}

function taxIds(root: XmlNode, party: string, scheme: "VA" | "FC"): string[] {
  return nodesAt(root, ...AGREEMENT, party, "SpecifiedTaxRegistration", "ID")
    .filter(({ attributes, text }) => attributes.schemeID === scheme && filled(text))
    .map(({ text }) => text);
}

function checkLines(root: XmlNode, rule: Rule): void {
  const lines = nodesAt(root, ...LINE);
  rule("BR-16", lines.length > 0);
  for (const line of lines) {
    rule("BR-21", filled(textAt(line, "AssociatedDocumentLineDocument", "LineID")));
    const quantity = nodesAt(line, "SpecifiedLineTradeDelivery", "BilledQuantity")[0];
    rule("BR-22", /^-?\d+(?:\.\d+)?$/.test(quantity?.text ?? ""));
    rule("BR-23", filled(quantity?.attributes.unitCode));
    const total = centsOf(
      textAt(
        line,
        LINE_SETTLEMENT,
        "SpecifiedTradeSettlementLineMonetarySummation",
        "LineTotalAmount",
      ),
    );
    rule("BR-24", !Number.isNaN(total));
    rule("BR-25", filled(textAt(line, "SpecifiedTradeProduct", "Name")));
    const price = centsOf(
      textAt(line, "SpecifiedLineTradeAgreement", "NetPriceProductTradePrice", "ChargeAmount"),
    );
    rule("BR-26", !Number.isNaN(price));
    rule("BR-27", price >= 0);
    rule("line-total", total === price * Number(quantity?.text));
    rule("BR-CO-04", filled(textAt(line, LINE_SETTLEMENT, "ApplicableTradeTax", "CategoryCode")));
  }
}

function lineTotal(root: XmlNode): number {
  return nodesAt(
    root,
    ...LINE,
    LINE_SETTLEMENT,
    "SpecifiedTradeSettlementLineMonetarySummation",
    "LineTotalAmount",
  ).reduce((sum, { text }) => sum + centsOf(text), 0);
}

function checkSums(root: XmlNode, rule: Rule): void {
  const sum = (name: string) => centsOf(textAt(root, ...SUMMATION, name));
  const names = { "BR-12": "LineTotalAmount", "BR-13": "TaxBasisTotalAmount" } as const;
  for (const [id, name] of Object.entries(names)) rule(id, !Number.isNaN(sum(name)));
  rule("BR-14", !Number.isNaN(sum("GrandTotalAmount")));
  rule("BR-15", !Number.isNaN(sum("DuePayableAmount")));
  rule("BR-CO-10", sum("LineTotalAmount") === lineTotal(root));
  rule("BR-CO-13", sum("TaxBasisTotalAmount") === sum("LineTotalAmount"));
  rule("BR-CO-15", sum("GrandTotalAmount") === sum("TaxBasisTotalAmount") + sum("TaxTotalAmount"));
  rule("BR-CO-16", sum("DuePayableAmount") === sum("GrandTotalAmount"));
  const taxes = nodesAt(root, ...SETTLEMENT, "ApplicableTradeTax", "CalculatedAmount");
  const total = taxes.reduce((amount, { text }) => amount + centsOf(text), 0);
  rule("BR-CO-14", sum("TaxTotalAmount") === total);
  const currency = nodesAt(root, ...SUMMATION, "TaxTotalAmount")[0]?.attributes.currencyID;
  rule("BR-53", currency === "EUR");
}

function checkTax(root: XmlNode, rule: Rule): void {
  const groups = nodesAt(root, ...SETTLEMENT, "ApplicableTradeTax");
  rule("BR-CO-18", groups.length > 0);
  const used = nodesAt(root, ...LINE, LINE_SETTLEMENT, "ApplicableTradeTax");
  const categories = new Set(used.map((tax) => textAt(tax, "CategoryCode")));
  for (const group of groups) {
    const category = textAt(group, "CategoryCode") ?? "";
    const basis = centsOf(textAt(group, "BasisAmount"));
    const amount = centsOf(textAt(group, "CalculatedAmount"));
    const rate = Number(textAt(group, "RateApplicablePercent"));
    rule("BR-45", !Number.isNaN(basis));
    rule("BR-46", !Number.isNaN(amount));
    rule("BR-47", ["S", "AE", "O", "E"].includes(category));
    rule("BR-48", category === "O" || filled(textAt(group, "RateApplicablePercent")));
    // Half up, in whole numbers: cents times hundredths of a percent.
    const product = BigInt(basis || 0) * BigInt(Math.round(rate * 100));
    rule("BR-CO-17", BigInt(amount || 0) === (product + 5_000n) / 10_000n);
    rule("one-group-per-category", categories.size === 1 && categories.has(category));
    rule(`BR-${category}-08`, basis === lineTotal(root));
    const reason = [textAt(group, "ExemptionReason"), textAt(group, "ExemptionReasonCode")];
    const ids = {
      seller: taxIds(root, "SellerTradeParty", "VA"),
      sellerTax: taxIds(root, "SellerTradeParty", "FC"),
      buyer: taxIds(root, "BuyerTradeParty", "VA"),
    };
    const lineRates = used.map((tax) => textAt(tax, "RateApplicablePercent"));
    if (category === "S") {
      rule("BR-S-02", ids.seller.length + ids.sellerTax.length > 0);
      rule(
        "BR-S-05",
        lineRates.every((text) => Number(text) > 0),
      );
      rule("BR-S-10", !reason.some(filled));
    } else if (category === "AE") {
      rule("BR-AE-02", ids.seller.length + ids.sellerTax.length > 0 && ids.buyer.length > 0);
      rule(
        "BR-AE-05",
        lineRates.every((text) => filled(text) && Number(text) === 0),
      );
      rule("BR-AE-09", amount === 0);
      rule("BR-AE-10", reason.some(filled) && reason[1] !== "VATEX-EU-O");
    } else if (category === "E") {
      rule("BR-E-02", ids.seller.length + ids.sellerTax.length > 0);
      rule(
        "BR-E-05",
        lineRates.every((text) => filled(text) && Number(text) === 0),
      );
      rule("BR-E-09", amount === 0);
      rule("BR-E-10", reason.some(filled));
    } else if (category === "O") {
      rule("BR-O-02", ids.seller.length === 0 && ids.buyer.length === 0);
      rule(
        "BR-O-05",
        lineRates.every((text) => text === undefined),
      );
      rule("BR-O-09", amount === 0);
      rule("BR-O-10", reason.some(filled) && reason[1] !== "VATEX-EU-AE");
      rule("BR-O-11", groups.length === 1);
    }
  }
}

function checkGermanRules(root: XmlNode, rule: Rule): void {
  const guideline = textAt(
    root,
    "ExchangedDocumentContext",
    "GuidelineSpecifiedDocumentContextParameter",
    "ID",
  );
  if (!guideline?.includes("xrechnung")) return;
  const agreed = (...path: string[]) => filled(textAt(root, ...AGREEMENT, ...path));
  rule(
    "BR-DE-1",
    nodesAt(root, ...SETTLEMENT, "SpecifiedTradeSettlementPaymentMeans").length === 1,
  );
  rule("BR-DE-15", agreed("BuyerReference"));
  rule(
    "BR-DE-2",
    nodesAt(root, ...AGREEMENT, "SellerTradeParty", "DefinedTradeContact").length === 1,
  );
  const contact = ["SellerTradeParty", "DefinedTradeContact"];
  rule("BR-DE-3", agreed("SellerTradeParty", "PostalTradeAddress", "CityName"));
  rule("BR-DE-4", agreed("SellerTradeParty", "PostalTradeAddress", "PostcodeCode"));
  rule("BR-DE-5", agreed(...contact, "PersonName"));
  rule("BR-DE-6", agreed(...contact, "TelephoneUniversalCommunication", "CompleteNumber"));
  rule("BR-DE-7", agreed(...contact, "EmailURIUniversalCommunication", "URIID"));
  rule("BR-DE-8", agreed("BuyerTradeParty", "PostalTradeAddress", "CityName"));
  rule("BR-DE-9", agreed("BuyerTradeParty", "PostalTradeAddress", "PostcodeCode"));
  rule(
    "BR-DE-14",
    filled(textAt(root, ...SETTLEMENT, "ApplicableTradeTax", "RateApplicablePercent")),
  );
  const process = ["ExchangedDocumentContext", "BusinessProcessSpecifiedDocumentContextParameter"];
  rule("PEPPOL-R001", filled(textAt(root, ...process, "ID")));
  rule("PEPPOL-R010", agreed("BuyerTradeParty", "URIUniversalCommunication", "URIID"));
  rule("PEPPOL-R020", agreed("SellerTradeParty", "URIUniversalCommunication", "URIID"));
}
