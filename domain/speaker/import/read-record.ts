import { isWebAddress } from "#domain/speaker/application/application.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { failure, ok, type Result } from "../../result.ts";
import { PROFILE_LISTS } from "../profile-lists.ts";
import { isReservedSlug } from "../speaker-codes.ts";
import type { ImportField, ImportRecord } from "./import-fields.ts";
import { type ImportedLists, readLists } from "./read-lists.ts";
import type { ErrorReason, RecordError } from "./record-error.ts";

/** What one row wants to store; a field the file does not bring is not there. */
export type ImportedSpeaker = {
  readonly name: string;
  readonly slug?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly website?: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly lists: ImportedLists;
};

const TEXTS = {
  job_title: 200,
  company: 200,
  address_label: 200,
  short_bio: 1000,
  bio: 20_000,
} as const satisfies Partial<Record<ImportField, number>>;

const MOST_EUROS = 1_000_000;
/** Whole numbers with the most and what one of them is stored as: some fees are kept in cents. */
const NUMBERS: readonly (readonly [field: string, most: number, unit: number])[] = [
  // Brought by earlier files alone: what they wrote can still be taken back.
  ["base_fee_usd", MOST_EUROS, 1],
  ["fee_20", MOST_EUROS, 1],
  ["fee_40", MOST_EUROS, 1],
  ["fee_60", MOST_EUROS, 1],
  ["fee_workshop_half_day", MOST_EUROS, 100],
  ["fee_workshop_full_day", MOST_EUROS, 100],
  ["fee_qa_15min_cents", MOST_EUROS, 100],
  ["fee_qa_30min_cents", MOST_EUROS, 100],
  ["years_experience", 80, 1],
];

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these must not be stored
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/;

/** What files for spreadsheets put before a text so that it is not taken for a formula. */
const GUARD = /^'(?=[=+\-@\t\r])/;

/** What lets the rest of a row be read although a field of it is wrong. */
function standInFor(field: ImportField): string {
  if (/_rating$/.test(field)) return "1";
  return /^name$|_(?:title|author|text)$/.test(field) ? "x" : "";
}

/** Text becomes values, or the reasons why not, one for each field. Everything stays text: HTML is never run. */
export function readRecord(record: ImportRecord): Result<ImportedSpeaker, RecordError[]> {
  const errors: RecordError[] = [];
  let rest = record;
  for (;;) {
    const read = readFields(rest);
    if (read.ok) return errors.length === 0 ? read : failure(errors);
    const { field } = read.error;
    // A field that is wrong even so would be named for ever.
    if (errors.some((known) => known.field === field)) return failure(errors);
    errors.push(read.error);
    rest = { ...rest, [field]: standInFor(field) };
  }
}

/** Up to the first field that is wrong. */
function readFields(record: ImportRecord): Result<ImportedSpeaker, RecordError> {
  const clean = Object.fromEntries(
    Object.entries(record).map(([field, text]) => [
      field,
      text?.trim().replace(GUARD, "").trim() ?? "",
    ]),
  ) as ImportRecord;
  const broken = Object.entries(clean).find(([, text]) => CONTROL.test(text ?? ""));
  if (broken) return refuse(broken[0] as ImportField, "bad_text");
  const name = clean.name ?? "";
  if (name === "") return refuse("name", "missing");
  if (name.length > 200) return refuse("name", "too_long");
  const { email, phone, slug, website } = clean;
  if (email && (!EMAIL.test(email) || email.length > 254)) return refuse("email", "not_an_address");
  if (phone && (phone.length < 3 || phone.length > 50)) return refuse("phone", "bad_text");
  if (slug && (!SLUG.test(slug) || slug.length > 120)) return refuse("slug", "bad_slug");
  if (slug && isReservedSlug(slug)) return refuse("slug", "reserved_slug");
  if (website && !isWebAddress(website)) return refuse("website", "not_an_address");
  const values = readValues(clean);
  if (!values.ok) return values;
  const lists = readLists(clean);
  if (!lists.ok) return lists;
  return ok({
    name,
    values: values.value,
    lists: lists.value,
    ...(email ? { email: email.toLowerCase() } : {}),
    ...(phone ? { phone } : {}),
    ...(slug ? { slug } : {}),
    ...(website ? { website } : {}),
  });
}

/** What a known speaker can get of it, by the name of the field. */
export function fieldsOf(person: ImportedSpeaker): Readonly<Record<string, unknown>> {
  const { slug: _known, lists: _added, values, ...others } = person;
  return { ...others, ...values };
}

function readValues(clean: ImportRecord): Result<Record<string, unknown>, RecordError> {
  const values: Record<string, unknown> = {};
  for (const [field, longest] of Object.entries(TEXTS) as [keyof typeof TEXTS, number][]) {
    const text = clean[field];
    if (!text) continue;
    if (text.length > longest) return refuse(field, "too_long");
    values[field] = text;
  }
  if (clean.categories) {
    const names = listOf(clean.categories, PROFILE_LISTS.categories.most).map(categoryName);
    if (names.some((name) => name === undefined)) return refuse("categories", "unknown_category");
    values.categories = [...new Set(names)];
  }
  for (const field of ["specialties", "languages_spoken"] as const) {
    if (clean[field]) values[field] = listOf(clean[field], PROFILE_LISTS[field].most);
  }
  for (const [field, most, unit] of NUMBERS) {
    const text = (clean as Readonly<Record<string, string | undefined>>)[field];
    if (!text) continue;
    const number = readWhole(text);
    if (number === null || number > most) return refuse(field as ImportField, "not_a_number");
    // A fee without a length is that of a keynote; the starting price follows from it (C-99).
    values[field === "base_fee_usd" ? "fee_40" : field] = number * unit;
  }
  const asksForQa = values.fee_qa_15min_cents ?? values.fee_qa_30min_cents;
  return ok(asksForQa === undefined ? values : { ...values, offers_qa: true });
}

/** „5.000 €“, „5000,00“ and „5000“ are the same; half euros are not meant. */
export function readWhole(text: string): number | null {
  const bare = text.replace(/[\s€\u00A0]|EUR/gi, "");
  const match = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,00?)?$/.exec(bare);
  return match?.[1] === undefined ? null : Number(match[1].replaceAll(".", ""));
}

function listOf(text: string, most: number): string[] {
  const words = text.split(/[,;|\n]/).map((word) => word.trim().slice(0, 60));
  return [...new Set(words.filter(Boolean))].slice(0, most);
}

function categoryName(word: string): string | undefined {
  const wanted = word.toLowerCase();
  return CATEGORIES.find(
    ({ name, label }) => name.toLowerCase() === wanted || label.toLowerCase() === wanted,
  )?.name;
}

function refuse(field: ImportField, reason: ErrorReason) {
  return failure({ field, reason });
}
