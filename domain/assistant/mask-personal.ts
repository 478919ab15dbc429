const MAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
const IBAN = /\b[A-Z]{2}\d{2}(?:[\s]?[A-Z\d]{4}){3,7}(?:\s?[A-Z\d]{1,3})?\b/g;
/** With a plus or a leading zero and at least seven digits: amounts and days never look like this. */
const PHONE = /(?:\+\d{1,3}|\b0\d)[\d\s()/-]{6,}\d/g;
const NAME = String.raw`\p{Lu}[\p{L}'-]+(?:\s+(?:von|van|de|zu)?\s*\p{Lu}[\p{L}'-]+){0,2}`;
const INTRODUCED = new RegExp(
  String.raw`(\b(?:[Ii]ch bin|[Mm]ein [Nn]ame ist|[Ii]ch hei(?:ß|ss)e|[Hh]ier ist|[Aa]nsprechpartner(?:in)?:?|[Kk]ontakt:)\s+(?:der|die|(?:Herr|Frau|Dr\.|Prof\.)\s+)*)(${NAME})`,
  "gu",
);
const SIGNED = new RegExp(
  String.raw`((?:[Gg]r(?:ü|ue)(?:ß|ss)e[n]?|[Gg]ru(?:ß|ss)|MfG|LG|VG)[\s,!]*(?:aus\s+\p{Lu}\p{L}+[\s,]*)?\n?\s*)(${NAME})`,
  "gu",
);

/** A stored conversation is anonymous: without mail, phone, bank account, and how people introduce themselves. */
export function maskPersonal(text: string): string {
  return text
    .replace(MAIL, "[E-Mail]")
    .replace(IBAN, "[IBAN]")
    .replace(PHONE, "[Telefon]")
    .replace(INTRODUCED, "$1[Name]")
    .replace(SIGNED, "$1[Name]");
}
