/** Whom a talk is meant for, in the order of the editor (C-113). */
export const AUDIENCE_LABELS = {
  executives: "Führungskräfte",
  employees: "Mitarbeitende",
  specialists: "Fachpublikum",
  sales: "Vertrieb",
  customers: "Kunden und Partner",
  trainees: "Nachwuchs",
  public: "Breites Publikum",
} as const;
export type Audience = keyof typeof AUDIENCE_LABELS;
export const AUDIENCES = Object.keys(AUDIENCE_LABELS) as readonly Audience[];

/**
 * The lists of words in a profile, each a column of that name: the most entries, the longest
 * entry, and the codes where only those count.
 */
export const PROFILE_LISTS = {
  categories: { most: 4, longest: 60 },
  specialties: { most: 20, longest: 60 },
  languages_spoken: { most: 12, longest: 40 },
  audiences: { most: 7, longest: 40, codes: AUDIENCES },
} as const;
export type ProfileList = keyof typeof PROFILE_LISTS;
export type ProfileLists = Readonly<Record<ProfileList, readonly string[]>>;

export const PROFILE_LIST_NAMES = Object.keys(PROFILE_LISTS) as readonly ProfileList[];
