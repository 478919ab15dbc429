import { nodesAt, parseXml, textAt, type XmlNode } from "./parse-xml.ts";

/**
 * What the schema DPI v1.0 of the OECD and its user guide demand of a report about personal services: which
 * elements in which order, how often, in which namespace, with which codes. Returns what is broken. It judges
 * the file alone and shares nothing with the code that writes it.
 */
export function checkPlatformReport(xml: string): string[] {
  const root = parseXml(xml);
  const broken: string[] = [];
  if (root.name !== "dpi:DPI_OECD") broken.push("root");
  if (root.attributes["xmlns:dpi"] !== "urn:oecd:ties:dpi:v1") broken.push("namespace dpi");
  if (root.attributes["xmlns:stf"] !== "urn:oecd:ties:dpistf:v1") broken.push("namespace stf");
  checkNode(root, broken);
  checkGuide(root, broken);
  return broken;
}

/** `?` may be missing, `*` may repeat or be missing, `+` may repeat; the order is that of the list. */
const MODELS: Record<string, string> = {
  DPI_OECD: "MessageSpec DPIBody*",
  MessageSpec:
    "SendingEntityIN? TransmittingCountry ReceivingCountry MessageType Warning? Contact? MessageRefId MessageTypeIndic ReportingPeriod Timestamp",
  DPIBody: "PlatformOperator OtherPlatformOperators? ReportableSeller*",
  PlatformOperator:
    "ResCountryCode* TIN+ IN* VAT? Name+ PlatformBusinessName* Address+ Nexus? AssumedReporting? DocSpec",
  DocSpec: "DocTypeIndic DocRefId CorrMessageRefId? CorrDocRefId?",
  ReportableSeller: "Identity RelevantActivities DocSpec",
  EntSellerID: "ResCountryCode* TIN+ IN* VAT? Name+ Address+",
  IndSellerID: "ResCountryCode+ TIN+ VAT? Name+ Address+ Nationality* BirthInfo",
  BirthInfo: "BirthDate BirthPlace?",
  BirthPlace: "City CitySubentity? CountryInfo",
  CountryInfo: "CountryCode",
  Address: "CountryCode AddressFix AddressFree?",
  AddressFix:
    "Street? BuildingIdentifier? SuiteIdentifier? FloorIdentifier? DistrictName? POB? PostCode? City CountrySubentity?",
  FinancialIdentifier: "Identifier AccountHolderName? OtherInfo?",
  RelevantActivities: "PersonalServices",
  PersonalServices: "Consideration NumberOfActivities Fees Taxes",
  Consideration: "ConsQ1 ConsQ2 ConsQ3 ConsQ4",
  NumberOfActivities: "NumbQ1 NumbQ2 NumbQ3 NumbQ4",
  Fees: "FeesQ1 FeesQ2 FeesQ3 FeesQ4",
  Taxes: "TaxQ1 TaxQ2 TaxQ3 TaxQ4",
  "IndSellerID/Name":
    "PrecedingTitle? Title* FirstName MiddleName* NamePrefix? LastName GenerationIdentifier* Suffix* GeneralSuffix?",
  "EntitySeller/Standard": "EntSellerID FinancialIdentifier* PermanentEstablishments?",
  "IndividualSeller/Standard": "IndSellerID FinancialIdentifier*",
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TEXTS: Record<string, RegExp> = {
  MessageType: /^(?:DPI|DAC7)$/,
  MessageTypeIndic: /^DPI40[123]$/,
  MessageRefId: /^.{1,170}$/s,
  ReportingPeriod: DAY,
  BirthDate: DAY,
  Timestamp: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}$/,
  Nexus: /^RPONEX[1-5]$/,
  AssumedReporting: /^(?:true|false)$/,
  DocTypeIndic: /^OECD(?:[0-3]|1[0-3])$/,
  TIN: /^.{0,200}$/s,
};
const CODES: Record<string, RegExp> = {
  issuedBy: /^[A-Z]{2}$/,
  currCode: /^[A-Z]{3}$/,
  INType: /^(?:LEI|EIN|IIN|BRN|Other)$/,
  legalAddressType: /^OECD30[1-5]$/,
  unknown: /^(?:true|false)$/,
};
const QUARTER = /^(?:Cons|Fees|Tax|Numb)Q[1-4]$/;

const localName = ({ name }: XmlNode) => name.replace(/^\w+:/, "");

function checkNode(node: XmlNode, broken: string[], parent = ""): void {
  const name = localName(node);
  const namespace = ["DocTypeIndic", "DocRefId"].includes(name) ? "stf" : "dpi";
  if (node.name !== `${namespace}:${name}`) broken.push(`namespace of ${name}`);
  const model = MODELS[`${parent}/${name}`] ?? MODELS[name];
  if (node.children.length > 0 && model !== undefined) {
    const found = node.children.map((child) => `${localName(child)} `).join("");
    if (!patternOf(model).test(found)) broken.push(`${name} holds ${found.trim()}`);
  } else if (node.children.length === 0) checkText(node, name, broken);
  for (const [key, value] of Object.entries(node.attributes)) {
    if (CODES[key] && !CODES[key].test(value)) broken.push(`${name} ${key}="${value}"`);
  }
  for (const child of node.children) checkNode(child, broken, name);
}

function patternOf(model: string): RegExp {
  const parts = model.split(" ").map((part) => part.replace(/^(\w+)([?*+]?)$/, "(?:$1 )$2"));
  return new RegExp(`^${parts.join("")}$`);
}

function checkText(node: XmlNode, name: string, broken: string[]): void {
  const pattern = TEXTS[name] ?? (QUARTER.test(name) ? /^-?\d+$/ : /^.{1,200}$/s);
  if (!pattern.test(node.text)) broken.push(`${name}: „${node.text}“`);
  const isAmount = QUARTER.test(name) && !name.startsWith("Numb");
  if (isAmount && node.attributes.currCode === undefined) broken.push(`${name} has no currency`);
  if (name.endsWith("CountryCode") && !/^[A-Z]{2}$/.test(node.text)) broken.push(name);
}

/** What the user guide asks for beyond the schema. */
function checkGuide(root: XmlNode, broken: string[]): void {
  const spec = (name: string) => textAt(root, "MessageSpec", name) ?? "";
  const period = spec("ReportingPeriod");
  const start = `${spec("TransmittingCountry")}${period.slice(0, 4)}${spec("ReceivingCountry")}`;
  if (!spec("MessageRefId").startsWith(start))
    broken.push("MessageRefId starts with countries and year");
  if (!period.endsWith("-12-31")) broken.push("ReportingPeriod is the end of the year");
  const sellers = nodesAt(root, "DPIBody", "ReportableSeller");
  const isNothing = spec("MessageTypeIndic") === "DPI403";
  if (isNothing !== (sellers.length === 0)) broken.push("a report without sellers says so");
  const operators = nodesAt(root, "DPIBody", "PlatformOperator");
  const records = [...operators, ...sellers].map((node) => textAt(node, "DocSpec", "DocRefId"));
  if (new Set(records).size !== records.length) broken.push("every DocRefId is used once");
  const kinds = [...operators, ...sellers].map((node) => textAt(node, "DocSpec", "DocTypeIndic"));
  if (new Set(kinds).size !== 1) broken.push("new data is not mixed with other data");
  for (const operator of operators) {
    const [address] = nodesAt(operator, "Address");
    if (address?.attributes.legalAddressType !== "OECD304") broken.push("registered office");
  }
  for (const tin of tinsIn(root)) {
    const isUnknown = tin.attributes.unknown === "true";
    if (isUnknown === (tin.attributes.issuedBy !== undefined))
      broken.push("a known TIN has a giver");
  }
}

function tinsIn(node: XmlNode): XmlNode[] {
  return [
    ...(localName(node) === "TIN" ? [node] : []),
    ...node.children.flatMap((child) => tinsIn(child)),
  ];
}
