import { FACTUR_X_FILE, facturXMetadata } from "./factur-x-metadata.ts";

/** ZUGFeRD/Factur-X. Newer than the types: `relationship` says that XML and pages are the same invoice. */
export function attachEInvoice(doc: PDFKit.PDFDocument, xml: string, at: Date): void {
  const options = {
    name: FACTUR_X_FILE,
    type: "text/xml",
    relationship: "Alternative",
    description: "Factur-X/ZUGFeRD EN 16931",
    creationDate: at,
    modifiedDate: at,
  };
  doc.file(Buffer.from(xml, "utf8"), options);
  doc.appendXML(facturXMetadata());
}
