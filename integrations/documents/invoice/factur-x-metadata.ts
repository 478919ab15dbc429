/** XMP that makes the file a ZUGFeRD/Factur-X invoice, and its extension schemas, which PDF/A demands. */

export const FACTUR_X_FILE = "factur-x.xml";

const FX = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";
const PDFUA = "http://www.aiim.org/pdfua/ns/id/";

type Property = { name: string; type: "Text" | "Integer"; category: string; description: string };

const FX_PROPERTIES: readonly Property[] = [
  ["DocumentFileName", "Name of the embedded XML invoice file"],
  ["DocumentType", "Type of the hybrid document"],
  ["Version", "Version of the XML schema of the embedded invoice"],
  ["ConformanceLevel", "Conformance level of the embedded invoice"],
].map(([name = "", description = ""]) => ({
  name,
  type: "Text",
  category: "external",
  description,
}));

const PDFUA_PROPERTIES: readonly Property[] = [
  { name: "part", type: "Integer", category: "internal", description: "Part of ISO 14289" },
];

export function facturXMetadata(): string {
  const invoice = [
    "<fx:DocumentType>INVOICE</fx:DocumentType>",
    `<fx:DocumentFileName>${FACTUR_X_FILE}</fx:DocumentFileName>`,
    "<fx:Version>1.0</fx:Version>",
    "<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>",
  ].join("");
  return [
    description("pdfuaid", PDFUA, "<pdfuaid:part>1</pdfuaid:part>"),
    description("fx", FX, invoice),
    extensions(),
  ].join("\n");
}

function description(prefix: string, namespace: string, content: string): string {
  return `<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">${content}</rdf:Description>`;
}

function extensions(): string {
  const namespaces = [
    'xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"',
    'xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"',
    'xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"',
  ].join(" ");
  const schemas = [
    schema("Factur-X PDFA Extension Schema", FX, "fx", FX_PROPERTIES),
    schema("PDF/UA identification schema", PDFUA, "pdfuaid", PDFUA_PROPERTIES),
  ].join("");
  return `<rdf:Description rdf:about="" ${namespaces}><pdfaExtension:schemas><rdf:Bag>${schemas}</rdf:Bag></pdfaExtension:schemas></rdf:Description>`;
}

function schema(
  title: string,
  namespace: string,
  prefix: string,
  properties: readonly Property[],
): string {
  const listed = properties.map(
    ({ name, type, category, description: text }) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>${type}</pdfaProperty:valueType><pdfaProperty:category>${category}</pdfaProperty:category><pdfaProperty:description>${text}</pdfaProperty:description></rdf:li>`,
  );
  return [
    '<rdf:li rdf:parseType="Resource">',
    `<pdfaSchema:schema>${title}</pdfaSchema:schema>`,
    `<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>`,
    `<pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>`,
    `<pdfaSchema:property><rdf:Seq>${listed.join("")}</rdf:Seq></pdfaSchema:property>`,
    "</rdf:li>",
  ].join("");
}
