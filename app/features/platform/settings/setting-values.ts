import type { SettingField } from "./setting-forms.ts";

/** What the fields of a setting hold: texts and ticks. */
export type FieldValues = Readonly<Record<string, string | boolean>>;

const WHOLE = 100;

const isInHundredths = (kind: SettingField["kind"]) => kind === "euros" || kind === "percent";

export function toFields(fields: readonly SettingField[], value: unknown): FieldValues {
  return Object.fromEntries(
    fields.map((field) => [field.name, shown(partOf(value, field.name), field)]),
  );
}

function partOf(value: unknown, name: string): unknown {
  if (name === "") return value;
  return typeof value === "object" && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function shown(part: unknown, { kind, version }: SettingField): string | boolean {
  if (kind === "flag") return part === true;
  if (kind === "version") return part === version;
  if (typeof part === "number") {
    return String(isInHundredths(kind) ? part / WHOLE : part).replace(".", ",");
  }
  return typeof part === "string" ? part : "";
}

/** Back to what is stored. An empty text is left out, so that the server can say it is missing. */
export function fromFields(fields: readonly SettingField[], values: FieldValues): unknown {
  const parts = fields.map((field) => [field.name, stored(values[field.name], field)] as const);
  const [only] = parts;
  if (only?.[0] === "") return only[1] ?? "";
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

function stored(value: string | boolean | undefined, { kind, version }: SettingField): unknown {
  if (kind === "flag") return value === true;
  if (kind === "version") return value === true ? version : undefined;
  const text = String(value ?? "").trim();
  if (kind === "long") return text;
  if (text === "") return undefined;
  if (kind === "text" || kind === "choice") return text;
  const number = typedNumber(text);
  return isInHundredths(kind) ? Math.round(number * WHOLE) : number;
}

/** „1.000“ as it is written here: points between groups of three part the thousands. */
const WITH_THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;

function typedNumber(text: string): number {
  const plain = WITH_THOUSANDS.test(text) ? text.replaceAll(".", "") : text;
  return Number(plain.replace(",", "."));
}
