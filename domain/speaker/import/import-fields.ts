import { FEE_FIELDS, LIST_FIELDS } from "./import-groups.ts";

/** The columns an import knows, with the headings under which files usually bring them. */
export const IMPORT_FIELDS = [
  { name: "name", label: "Name", aliases: ["name", "vollername", "fullname", "speaker", "redner"] },
  { name: "email", label: "E-Mail", aliases: ["email", "mail", "emailadresse", "emailaddress"] },
  { name: "phone", label: "Telefon", aliases: ["telefon", "phone", "mobil", "telefonnummer"] },
  { name: "slug", label: "Kurzname", aliases: ["slug", "kurzname", "adresse", "url"] },
  {
    name: "job_title",
    label: "Beruf oder Rolle",
    aliases: ["beruf", "rolle", "jobtitle", "position", "role"],
  },
  { name: "company", label: "Unternehmen", aliases: ["unternehmen", "firma", "company"] },
  {
    name: "address_label",
    label: "Ort",
    aliases: ["ort", "stadt", "wohnort", "city", "location"],
  },
  { name: "categories", label: "Kategorien", aliases: ["kategorien", "kategorie", "categories"] },
  { name: "specialties", label: "Themen", aliases: ["themen", "topics", "specialties"] },
  {
    name: "languages_spoken",
    label: "Sprachen",
    aliases: ["sprachen", "sprache", "languages", "language"],
  },
  {
    name: "short_bio",
    label: "Kurzvorstellung",
    aliases: ["kurzvorstellung", "kurzbio", "shortbio", "summary"],
  },
  {
    name: "bio",
    label: "Über mich",
    aliases: ["bio", "biografie", "biography", "uebermich", "about", "text"],
  },
  {
    name: "years_experience",
    label: "Jahre Erfahrung",
    aliases: ["jahreerfahrung", "erfahrung", "experience", "yearsexperience"],
  },
  { name: "website", label: "Website", aliases: ["website", "webseite", "homepage"] },
  ...FEE_FIELDS,
  ...LIST_FIELDS,
] as const;

export type ImportField = (typeof IMPORT_FIELDS)[number]["name"];
export const IMPORT_FIELD_NAMES = IMPORT_FIELDS.map(({ name }) => name);

/** Field by heading of the file; headings without a field are left out, `ignored` is the admin's choice. */
export type ImportMapping = Readonly<Record<string, ImportField | "ignored">>;

/** What a file says about one person, still as text. */
export type ImportRecord = Partial<Record<ImportField, string>>;

/** „E-Mail-Adresse“ and „e mail adresse“ are the same heading. */
function plain(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/ä/g, "ae")
    .replace(/ö/g, "oe")
    .replace(/ü/g, "ue")
    .replace(/ß/g, "ss")
    .replace(/[^a-z0-9]/g, "");
}

const BARE_FEES = ["honorar", "honorareur", "fee", "feeeur", "preis", "price", "gage"];

/** A fee that does not say for which length it is meant: the admin has to say it before anything happens. */
export function needsLength(heading: string): boolean {
  return BARE_FEES.includes(plain(heading));
}

const PICTURES =
  /^(?:profil)?(?:bild|foto|portraet|photo|image|picture|avatar)(?:er|s)?(?:url|adresse)?$/;

/** Pictures of other websites are not fetched: they are uploaded in the profile. */
export function bringsPicture(heading: string): boolean {
  return PICTURES.test(plain(heading));
}

/** A first proposal; an earlier choice for the same heading wins. */
export function guessMapping(
  headings: readonly string[],
  remembered: ImportMapping = {},
): ImportMapping {
  const used = new Set<ImportField>();
  const mapping: Record<string, ImportField | "ignored"> = {};
  const take = (heading: string, field: ImportField | undefined) => {
    if (field === undefined || used.has(field) || mapping[heading]) return;
    used.add(field);
    mapping[heading] = field;
  };
  for (const heading of headings) {
    const known = remembered[heading];
    if (known === "ignored") mapping[heading] = known;
    // A browser may remember a column that no longer exists.
    else take(heading, known && IMPORT_FIELD_NAMES.find((name) => name === known));
  }
  for (const heading of headings) {
    const word = plain(heading);
    const known = IMPORT_FIELDS.find(
      ({ label, aliases }) =>
        plain(label) === word || aliases.some((alias: string) => alias === word),
    );
    take(heading, known?.name);
  }
  return mapping;
}

export function toRecord(
  row: Readonly<Record<string, string>>,
  mapping: ImportMapping,
): ImportRecord {
  const entries = Object.entries(mapping)
    .filter(([, field]) => field !== "ignored")
    .map(([heading, field]) => [field, row[heading] ?? ""]);
  return Object.fromEntries(entries);
}
