import { parseXml } from "./parse-xml.ts";
import {
  catalog,
  embeddedXml,
  follow,
  objectsOf,
  type Pdf,
  readPdf,
  shownGlyphs,
  xmp,
} from "./read-pdf.ts";

/**
 * What makes a file PDF/A-3a, PDF/UA and Factur-X, as far as a look at its objects can tell. No full
 * validator: it guards the properties that a change of ours or of the library could lose.
 */
export function checkPdf(bytes: Buffer): string[] {
  const pdf = readPdf(bytes);
  const missing: string[] = [];
  const needs = (name: string, holds: boolean) => {
    if (!holds) missing.push(name);
  };
  needs("header", pdf.source.startsWith("%PDF-1.7\n%"));
  needs("end", /%%EOF\s*$/.test(pdf.source));
  needs("trailer id", /\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/i.test(pdf.trailer));
  needs("not encrypted", !pdf.trailer.includes("/Encrypt"));
  const root = catalog(pdf);
  needs("language", root.includes("/Lang (de-DE)"));
  needs(
    "marked",
    follow(pdf, root, "MarkInfo")?.head.includes("true") ?? /\/Marked true/.test(root),
  );
  needs("structure tree", root.includes("/StructTreeRoot"));
  needs("title shown", /\/DisplayDocTitle true/.test(pdf.source));
  needs("no actions", !/\/(?:OpenAction|AA|JavaScript|Launch)\b/.test(heads(pdf)));
  checkColours(pdf, needs);
  checkMetadata(pdf, needs);
  checkAttachment(pdf, needs);
  checkFonts(pdf, needs);
  const figures = objectsOf(pdf, /\/S \/Figure/);
  needs(
    "figures described",
    figures.every(({ head }) => head.includes("/Alt")),
  );
  needs("one headline", objectsOf(pdf, /\/S \/H1/).length === 1);
  return missing;
}

type Needs = (name: string, holds: boolean) => void;

function heads(pdf: Pdf): string {
  return [...pdf.objects.values()].map(({ head }) => head).join("\n");
}

function checkColours(pdf: Pdf, needs: Needs): void {
  const intent = objectsOf(pdf, /\/S \/GTS_PDFA1/)[0];
  needs("output intent", intent !== undefined && catalog(pdf).includes("/OutputIntents"));
  const profile = intent && follow(pdf, intent.head, "DestOutputProfile")?.stream;
  needs("colour profile", (profile?.length ?? 0) > 100);
}

function checkMetadata(pdf: Pdf, needs: Needs): void {
  const metadata = follow(pdf, catalog(pdf), "Metadata");
  needs("plain metadata", metadata !== undefined && !metadata.head.includes("/Filter"));
  const text = xmp(pdf);
  try {
    parseXml(text.replace(/<\?xpacket[^>]*\?>/g, "").trim());
  } catch {
    needs("well-formed metadata", false);
  }
  needs("PDF/A-3a", /<pdfaid:part>3</.test(text) && /<pdfaid:conformance>A</.test(text));
  needs("PDF/UA", /<pdfuaid:part>1</.test(text));
  needs("Factur-X level", /<fx:ConformanceLevel>EN 16931</.test(text));
  needs("Factur-X file", /<fx:DocumentFileName>factur-x\.xml</.test(text));
  needs("extension schema", /<pdfaExtension:schemas>/.test(text));
}

function checkAttachment(pdf: Pdf, needs: Needs): void {
  const [file] = objectsOf(pdf, /\/Type \/Filespec/);
  needs("associated file", /\/AF\b/.test(catalog(pdf)) && file !== undefined);
  needs("relationship", file?.head.includes("/AFRelationship /Alternative") ?? false);
  needs("file name", /\/UF \(factur-x\.xml\)/.test(file?.head ?? ""));
  const [embedded] = objectsOf(pdf, /\/Type \/EmbeddedFile/);
  needs("file type", embedded?.head.includes("/Subtype /text#2Fxml") ?? false);
  needs("file date", /\/ModDate/.test(embedded?.head ?? ""));
  needs("invoice inside", embeddedXml(pdf)?.includes("CrossIndustryInvoice") ?? false);
}

function checkFonts(pdf: Pdf, needs: Needs): void {
  const fonts = objectsOf(pdf, /\/Type \/Font\b(?!Descriptor)/);
  needs("fonts", fonts.length > 0);
  for (const { head } of fonts) {
    if (/\/Subtype \/Type0/.test(head)) needs("unicode map", head.includes("/ToUnicode"));
    else {
      const descriptor = follow(pdf, head, "FontDescriptor");
      const file =
        descriptor &&
        (follow(pdf, descriptor.head, "FontFile2") ?? follow(pdf, descriptor.head, "FontFile3"));
      needs("embedded font", (file?.stream?.length ?? 0) > 0);
    }
  }
  const shown = shownGlyphs(pdf);
  needs("text", shown.length > 0);
  needs(
    "known glyphs",
    shown.every(({ glyphs }) => !glyphs.includes("0000")),
  );
}
