/** „5.950,00“, „5950,5“ or „5950“ as cents; null for what is no amount above nothing. */
export function amountFromText(text: string): number | null {
  const plain = text.replace(/[\s€]/g, "");
  if (!/^(?:\d{1,3}(?:\.\d{3})+|\d{1,7})(?:,\d{1,2})?$/.test(plain)) return null;
  const [whole = "0", part = ""] = plain.replaceAll(".", "").split(",");
  const amount = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return amount > 0 ? amount : null;
}
