import { FORMAT_DURATIONS, feeField } from "#domain/pricing/duration-formats.ts";

/** How a value is entered; `money` is stored in cents, `euros` as it is, a `length` in two places. */
export type FieldKind =
  | "text"
  | "long"
  | "link"
  | "whole"
  | "euros"
  | "money"
  | "length"
  | "list"
  | "minutes"
  | "day"
  | "check"
  | "choice"
  | "choices"
  | "bands";

export type FieldOption = { readonly value: string; readonly label: string };

export type FormField = {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly options?: readonly FieldOption[];
};

/** The entry of a length that is not given; otherwise it holds the price. */
export const NOT_OFFERED = "not_offered";

export type FormValue = string | boolean | readonly string[];
export type FormValues = Readonly<Record<string, FormValue>>;

/** A stored value as it stands in its field. */
export function toEntry(kind: FieldKind, stored: unknown): FormValue {
  if (kind === "check") return stored === true;
  if (kind === "choices") return Array.isArray(stored) ? stored.map(String) : [];
  if (kind === "bands") return Array.isArray(stored) ? stored.map(bandEntry) : [];
  if (kind === "list" || kind === "minutes") return Array.isArray(stored) ? stored.join(", ") : "";
  if (stored === null || stored === undefined) return "";
  if (kind === "money") return String(Number(stored) / 100).replace(".", ",");
  return String(stored);
}

/** What is sent. What makes no sense is sent as it is: the server says what is wrong with it. */
export function fromEntry(kind: FieldKind, entry: FormValue | undefined): unknown {
  if (kind === "bands") return isList(entry) ? entry.map(bandOf) : [];
  if (typeof entry !== "string") return entry ?? null;
  const text = entry.trim();
  if (kind === "list") return split(text);
  if (kind === "minutes") return split(text).map(numberOr);
  if (kind === "text" || kind === "long" || kind === "link") return text;
  if (text === "" || (kind === "length" && text === NOT_OFFERED)) return null;
  if (kind === "whole") return numberOr(text);
  if (kind === "euros" || kind === "money" || kind === "length")
    return amountOr(text, kind === "money");
  return text;
}

function isList(entry: FormValue | undefined): entry is readonly string[] {
  return Array.isArray(entry);
}

/** „100:250“ is 250 euros for up to 100 kilometres, „:1200“ the price of every longer way. */
function bandEntry({ up_to_km, euros }: { up_to_km: unknown; euros: unknown }): string {
  return `${up_to_km ?? ""}:${euros}`;
}

function bandOf(entry: string) {
  const [km = "", euros = ""] = entry.split(":").map((part) => part.trim());
  return { up_to_km: km === "" ? null : numberOr(km), euros: amountOr(euros, false) };
}

function split(text: string): string[] {
  const parts = text.split(/[,;\n]/).map((part) => part.trim());
  return parts.filter(Boolean);
}

function numberOr(text: string): number | string {
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

function amountOr(text: string, isCents: boolean): number | string {
  const plain = text.replace(/[\s€]/g, "").replace(/\.(?=\d{3}(?:\D|$))/g, "");
  if (!/^\d+(?:,\d{1,2})?$/.test(plain)) return text;
  const euros = Number(plain.replace(",", "."));
  return isCents ? Math.round(euros * 100) : euros;
}

export function entriesOf(
  fields: readonly FormField[],
  stored: Record<string, unknown>,
): FormValues {
  return Object.fromEntries(
    fields.map(({ name, kind }) => [
      name,
      kind === "length" && isDeclined(stored, name)
        ? NOT_OFFERED
        : toEntry(kind, storedValue(stored, name)),
    ]),
  );
}

function isDeclined({ lengths_not_offered }: Record<string, unknown>, name: string): boolean {
  return Array.isArray(lengths_not_offered) && lengths_not_offered.includes(minutesOf(name));
}

function minutesOf(name: string): number | undefined {
  return FORMAT_DURATIONS.find((duration) => feeField(duration) === name);
}

/** „social_links.linkedin“ lies one step deeper. */
function storedValue(stored: Record<string, unknown>, name: string): unknown {
  const [outer = name, inner] = name.split(".");
  const value = stored[outer];
  return inner === undefined ? value : (value as Record<string, unknown> | undefined)?.[inner];
}

export function valuesOf(
  fields: readonly FormField[],
  entries: FormValues,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const lengths = fields.filter(({ kind }) => kind === "length").map(({ name }) => name);
  if (lengths.length > 0) {
    values.lengths_not_offered = lengths
      .filter((name) => entries[name] === NOT_OFFERED)
      .map(minutesOf);
  }
  for (const { name, kind } of fields) {
    const value = fromEntry(kind, entries[name]);
    const [outer = name, inner] = name.split(".");
    if (inner === undefined) values[outer] = value;
    else {
      const nested = (values[outer] ?? {}) as Record<string, unknown>;
      // A network without an address is not among the links.
      values[outer] = value === "" ? nested : { ...nested, [inner]: value };
    }
  }
  return values;
}
