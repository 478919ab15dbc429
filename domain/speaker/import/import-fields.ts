/** The columns an import knows, with the headings under which files usually bring them. */
export const IMPORT_FIELDS = [
  { name: "name", label: "Name", aliases: ["name", "vollername", "speaker", "redner"] },
  { name: "email", label: "E-Mail", aliases: ["email", "mail", "emailadresse"] },
  { name: "phone", label: "Telefon", aliases: ["telefon", "phone", "mobil", "telefonnummer"] },
  { name: "slug", label: "Kurzname", aliases: ["slug", "kurzname", "adresse", "url"] },
  {
    name: "job_title",
    label: "Beruf oder Rolle",
    aliases: ["beruf", "rolle", "jobtitle", "position"],
  },
  { name: "company", label: "Unternehmen", aliases: ["unternehmen", "firma", "company"] },
  { name: "address_label", label: "Ort", aliases: ["ort", "stadt", "wohnort", "city"] },
  { name: "categories", label: "Kategorien", aliases: ["kategorien", "kategorie", "categories"] },
  { name: "specialties", label: "Themen", aliases: ["themen", "topics", "specialties"] },
  { name: "languages_spoken", label: "Sprachen", aliases: ["sprachen", "sprache", "languages"] },
  {
    name: "short_bio",
    label: "Kurzvorstellung",
    aliases: ["kurzvorstellung", "kurzbio", "shortbio"],
  },
  { name: "bio", label: "Über mich", aliases: ["bio", "biografie", "uebermich", "text"] },
  {
    name: "base_fee_usd",
    label: "Honorar (EUR)",
    aliases: ["honorar", "honorareur", "fee", "preis", "gage"],
  },
  {
    name: "years_experience",
    label: "Jahre Erfahrung",
    aliases: ["jahreerfahrung", "erfahrung", "experience"],
  },
  { name: "website", label: "Website", aliases: ["website", "webseite", "homepage"] },
] as const;

export type ImportField = (typeof IMPORT_FIELDS)[number]["name"];
export const IMPORT_FIELD_NAMES = IMPORT_FIELDS.map(({ name }) => name);

/** Field by heading of the file; headings without a field are left out. */
export type ImportMapping = Readonly<Record<string, ImportField>>;

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

/** A first proposal; what somebody chose for the same heading before wins. */
export function guessMapping(
  headings: readonly string[],
  remembered: ImportMapping = {},
): ImportMapping {
  const used = new Set<ImportField>();
  const mapping: Record<string, ImportField> = {};
  const take = (heading: string, field: ImportField | undefined) => {
    if (field === undefined || used.has(field) || mapping[heading]) return;
    used.add(field);
    mapping[heading] = field;
  };
  for (const heading of headings) take(heading, remembered[heading]);
  for (const heading of headings) {
    const word = plain(heading);
    const known = IMPORT_FIELDS.find(
      ({ label, aliases }) => plain(label) === word || aliases.some((alias) => alias === word),
    );
    take(heading, known?.name);
  }
  return mapping;
}

export function toRecord(
  row: Readonly<Record<string, string>>,
  mapping: ImportMapping,
): ImportRecord {
  const entries = Object.entries(mapping).map(([heading, field]) => [field, row[heading] ?? ""]);
  return Object.fromEntries(entries);
}
