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

/** A row of a paper: its label, then the lines of its value. */
export function factsInBlocks(where: string, blocks: readonly (readonly string[])[]): ShownFact[] {
  return blocks.flatMap(([label = "", ...lines]) =>
    lines.length === 0 ? [] : fact(where, label, lines.join(" ")),
  );
}

/** The state a screen shows as a word beside a shape. */
export function stateInHtml(where: string, html: string): ShownFact[] {
  const word = /<span class="status [^"]*">(.*?)<\/span>/s.exec(html)?.[1];
  return word === undefined ? [] : [fact(where, "Status", plain(word))];
}

type Listed = {
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly format: string;
};

const PART = /(?=<tr>|<li class="todo">|<a class="board-card"|<div class="next-event">)/;
const PART_END = /<\/tr>|<\/li>|<\/a>(?=<a class="board-card")|<\/section>/;

/**
 * What the rows, cards and reminders of a dashboard say about one booking: the labelled cells, every amount
 * with its word, the day, and the place that follows the format or the day.
 */
export function factsInList(where: string, html: string, booking: Listed): ShownFact[] {
  return html
    .split(PART)
    .slice(1)
    .map((part) => part.split(PART_END)[0] ?? "")
    .filter((part) => isAbout(part, booking))
    .flatMap((part) => factsOfPart(where, part, booking));
}

/** Reminders of a speaker name the event alone; those about an invoice speak of other days and amounts. */
function isAbout(part: string, { id, reference, title }: Listed): boolean {
  if (/\bRE-\d{4}-/.test(part)) return false;
  if (part.includes(reference) || part.includes(id)) return true;
  const isNamed = /WB-\w{5}-\w{5}|\/buchungen\/|\/admin\/bookings\//.test(part);
  return !isNamed && plain(part).includes(title);
}

function factsOfPart(where: string, part: string, { format }: Listed): ShownFact[] {
  const cells = [...part.matchAll(/<td[^>]*data-label="([^"]*)"[^>]*>(.*?)<\/td>/gs)];
  const lines = part
    .split(/<[^>]+>/)
    .map((line) => plain(line).replace(/\s+/g, " ").trim())
    .filter(Boolean);
  const text = lines.join(" | ");
  const amounts = [...text.matchAll(/(-?[\d.]+(?:,\d\d)? €) (netto|brutto)/g)];
  const [day] = text.match(DAY) ?? [];
  return [
    ...cells.flatMap(([, label = "", value = ""]) =>
      /^(?:Netto|Brutto|Status|Auszahlung)/.test(label)
        ? [fact(where, label, plain(value.split("</strong>")[0] ?? ""))]
        : [],
    ),
    ...amounts.map(([, amount = "", word]) =>
      fact(where, word === "netto" ? "Netto" : "Brutto", amount),
    ),
    ...(day === undefined ? [] : [fact(where, "Tag", day)]),
    ...lines.flatMap((line) => placeIn(line, format)).map((place) => fact(where, "Ort", place)),
  ];
}

/** Net and gross of one invoice in the list of invoices. */
export function factsInInvoiceRow(where: string, html: string, number: string): ShownFact[] {
  const row = html.split("<tr>").find((part) => part.includes(` ${number}<`)) ?? "";
  const cells = [...row.matchAll(/<td[^>]*data-label="(Netto|Brutto)"[^>]*>(.*?)<\/td>/gs)];
  return cells.map(([, label = "", value = ""]) => fact(where, label, plain(value)));
}

/** „Keynote, Köln“ and „4. Mai 2027, Köln“ name a place; prices and clocks stand at the same spot. */
function placeIn(line: string, format: string): string[] {
  const afterDay = new RegExp(`${DAY.source}, (.+)$`).exec(line)?.at(-1);
  const place = line.startsWith(`${format}, `) ? line.slice(format.length + 2) : afterDay;
  return place === undefined || /€|^\d\d:\d\d Uhr/.test(place) ? [] : [place];
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
      .replaceAll("−", "-")
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
