import { type IsoDate, isIsoDate } from "#domain/time/iso-date.ts";

/**
 * „5.950,00“, „5950.00“ or „5950“ in cents; banks put the sign before or behind it, or write S (Soll) and
 * H (Haben). „5,950.00“ is none of it: where one line is English, „1.500“ in another would be a guess.
 */
export function germanAmount(text: string): number | null {
  const plain = text.replaceAll("\u2212", "-").replace(/[\s€]|EUR/g, "");
  const [, before = "", digits = "", behind = ""] =
    /^([+-]?)([\d.,]+)([+-]|[SH]|)$/.exec(plain) ?? [];
  const german = /^\d{1,3}(?:\.\d{3})*(?:,\d{1,2})?$|^\d+(?:,\d{1,2})?$/.test(digits);
  const english = /^\d+\.\d{1,2}$/.test(digits);
  if (!german && !english) return null;
  const normal = german ? digits.replaceAll(".", "").replace(",", ".") : digits;
  const isDebit = before === "-" || behind === "-" || behind === "S";
  return Math.round(Number(normal) * 100) * (isDebit ? -1 : 1);
}

export function germanDay(text: string): IsoDate | null {
  if (isIsoDate(text)) return text;
  const [, day = "", month = "", year = ""] =
    /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/.exec(text) ?? [];
  const full = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isIsoDate(full) ? full : null;
}
