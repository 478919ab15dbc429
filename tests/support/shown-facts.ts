/** One labelled value as a reader sees it, and where. */
export type ShownFact = { readonly where: string; readonly label: string; readonly value: string };

const MONTHS = [
  "Januar",
  "Februar",
  "März",
  "April",
  "Mai",
  "Juni",
  "Juli",
  "August",
  "September",
  "Oktober",
  "November",
  "Dezember",
];
const DAY = new RegExp(`(\\d{1,2})\\. (${MONTHS.join("|")}) (\\d{4})`, "g");
const TAGS = /<[^>]+>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** Terms and their descriptions, as screens list what they know. */
export function factsInHtml(where: string, html: string): ShownFact[] {
  const pairs = html.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs);
  return [...pairs].map(([, label = "", value = ""]) => fact(where, plain(label), plain(value)));
}

/** „Label: value“, as the text part of a mail lists it. */
export function factsInText(where: string, text: string): ShownFact[] {
  const lines = text.matchAll(/^([\p{L}][^:\n]{1,50}): (.+)$/gmu);
  return [...lines].map(([, label = "", value = ""]) => fact(where, label, value));
}

export function factsInRows(
  where: string,
  rows: readonly (readonly [string, string])[],
): ShownFact[] {
  return rows.map(([label, value]) => fact(where, label, value));
}

function fact(where: string, label: string, value: string): ShownFact {
  return { where, label: label.trim(), value: normal(value) };
}

/** Every label that carries two values; labels that mean the same are told by `sameAs`. */
export function contradictions(
  facts: readonly ShownFact[],
  sameAs: (label: string) => string | null,
): string[] {
  const byLabel = new Map<string, Map<string, string[]>>();
  for (const { where, label, value } of facts) {
    const meaning = sameAs(label);
    if (meaning === null) continue;
    const values = byLabel.get(meaning) ?? new Map<string, string[]>();
    values.set(value, [...(values.get(value) ?? []), where]);
    byLabel.set(meaning, values);
  }
  return [...byLabel].flatMap(([label, values]) =>
    values.size < 2
      ? []
      : `${label}: ${[...values].map(([value, where]) => `„${value}“ (${where.join(", ")})`).join(" / ")}`,
  );
}

function plain(html: string): string {
  return html
    .replace(TAGS, "")
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Amounts in cents and days as ISO dates, so that „5.950 €“ and „5.950,00 €“ are one value. */
function normal(value: string): string {
  return (
    value
      .replace(/\s+/g, " ")
      // A remark behind a value changes nothing about it.
      .replace(/ \([^)]*\)$/, "")
      .replace(/(-?)([\d.]+)(?:,(\d\d))? €/g, (_, sign: string, euros: string, cents = "00") => {
        return `${sign}${euros.replaceAll(".", "")}${cents} ct`;
      })
      .replace(DAY, (_, day: string, month: string, year: string) => {
        const number = String(MONTHS.indexOf(month) + 1).padStart(2, "0");
        return `${year}-${number}-${day.padStart(2, "0")}`;
      })
      .trim()
  );
}
