/** Coarse part, optional fine part, two check digits: „04011000-1234512345-06“. */
const FORM = /^(\d{2,12})(?:-([A-Z0-9]{1,30}))?-(\d{2})$/;

/** One spelling for the invoice: without spaces, in capitals. */
export function normalLeitwegId(text: string): string {
  return text.replace(/\s/g, "").toUpperCase();
}

/** Whether the text is the address of a German authority for electronic invoices; its digits check themselves (ISO 7064, mod 97-10). */
export function isLeitwegId(text: string): boolean {
  const parts = FORM.exec(normalLeitwegId(text));
  if (!parts) return false;
  const [, coarse = "", fine = "", check = ""] = parts;
  return remainder(`${coarse}${fine}${check}`) === 1;
}

/** Letters count as two digits: A is 10, Z is 35. */
function remainder(characters: string): number {
  let rest = 0;
  for (const character of characters) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}
