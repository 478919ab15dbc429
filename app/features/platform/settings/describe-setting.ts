import { formatDay } from "#domain/format/days.ts";
import { formatBasisPoints } from "#domain/format/numbers.ts";
import type { SettingKey } from "#domain/platform/settings.ts";
import { isIsoDate } from "#domain/time/iso-date.ts";
import { SETTING_FORMS, type SettingField } from "./setting-forms.ts";
import { toFields } from "./setting-values.ts";
import { SETTINGS_TEXTS as TEXTS, VAT_WORDS } from "./texts.ts";

/** What a setting was, in the words of its form; a value of long ago may have another shape. */
export function describeSetting(key: SettingKey, value: unknown): readonly string[] {
  if (value === null || value === undefined) return [TEXTS.toDefault];
  if (Array.isArray(value)) return value.map(entryWords);
  const { fields: present, formerFields = [] } = SETTING_FORMS[key];
  const fields = [...present, ...formerFields].filter(
    ({ name }) => name === "" || has(value, name),
  );
  const shown = toFields(fields, value);
  return fields.map((field) => `${field.label}: ${wordOf(field, shown[field.name])}`);
}

/** What one version has and the other has not, both ways; everything where nothing differs in words. */
export function changedWords(key: SettingKey, before: unknown, after: unknown) {
  const old = describeSetting(key, before);
  const now = describeSetting(key, after);
  const gone = old.filter((line) => !now.includes(line));
  const come = now.filter((line) => !old.includes(line));
  return gone.length + come.length === 0 ? { gone: old, come: now } : { gone, come };
}

function has(value: unknown, name: string): boolean {
  return typeof value === "object" && value !== null && name in value;
}

function wordOf({ kind, options = [] }: SettingField, shown: string | boolean | undefined): string {
  if (kind === "flag" || kind === "version") return shown === true ? TEXTS.yes : TEXTS.no;
  if (kind === "choice") return options.find(({ value }) => value === shown)?.label ?? "";
  return String(shown ?? "");
}

/** One step of a cancellation, one rate of the levy, or one rule of the tax. */
function entryWords(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return String(entry);
  const { min_days, percent, ...rule } = entry as Readonly<Record<string, unknown>>;
  if (min_days !== undefined) return TEXTS.tier(Number(min_days), Number(percent));
  const { from_year, basis_points, country, buyer, treatment, rate_basis_points, from } = rule;
  if (from_year !== undefined) {
    return TEXTS.levyRate(Number(from_year), formatBasisPoints(Number(basis_points)));
  }
  const day = String(from);
  return TEXTS.rule({
    who: `${country}, ${vatWord(buyer)}`,
    what: vatWord(treatment),
    rate: formatBasisPoints(Number(rate_basis_points)),
    from: isIsoDate(day) ? formatDay(day) : day,
  });
}

function vatWord(code: unknown): string {
  const words: Readonly<Record<string, string>> = VAT_WORDS;
  return words[String(code)] ?? String(code);
}
