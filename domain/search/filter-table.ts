import { AUDIENCES, type ProfileLists } from "../speaker/profile-lists.ts";
import { GENDERS, type Gender } from "../speaker/speaker-codes.ts";

export const FORMATS = ["talk", "workshop"] as const;
export type Format = (typeof FORMATS)[number];

/** What of a speaker the filters look at. */
export type FilteredSpeaker = ProfileLists & {
  readonly gender: Gender | null;
  readonly style: string | null;
  readonly formats: readonly Format[];
};

/**
 * A filter by what a profile names. Its parameter has its name; address, columns of the index, conditions,
 * facets and API derive from here, and the fields of facets; filters that compare numbers are in `query.ts`.
 */
type ChoiceFilter = {
  /** The only values there are; null where the profiles bring their own. */
  readonly codes: readonly string[] | null;
  readonly valuesOf: (speaker: FilteredSpeaker) => readonly string[];
};

/** Several may be asked for and any one suffices; each has a facet that counts the hits of every value. */
export const FACET_FILTERS = {
  category: { codes: null, valuesOf: (speaker) => speaker.categories },
  language: { codes: null, valuesOf: (speaker) => speaker.languages_spoken },
  audience: { codes: AUDIENCES, valuesOf: (speaker) => speaker.audiences },
} as const satisfies Record<string, ChoiceFilter>;
export type FacetFilter = keyof typeof FACET_FILTERS;

/** One at most may be asked for. */
export const OPTION_FILTERS = {
  gender: { codes: GENDERS, valuesOf: ({ gender }) => (gender === null ? [] : [gender]) },
  style: { codes: null, valuesOf: ({ style }) => (style === null ? [] : [style]) },
  format: { codes: FORMATS, valuesOf: ({ formats }) => formats },
} as const satisfies Record<string, ChoiceFilter>;
export type OptionFilter = keyof typeof OPTION_FILTERS;
export type OptionOf<Name extends OptionFilter> =
  (typeof OPTION_FILTERS)[Name]["codes"] extends readonly (infer Code)[] ? Code : string;

export type ChoiceName = FacetFilter | OptionFilter;
export const CHOICE_FILTERS: Readonly<Record<ChoiceName, ChoiceFilter>> = {
  ...FACET_FILTERS,
  ...OPTION_FILTERS,
};

export const FACET_NAMES = Object.keys(FACET_FILTERS) as readonly FacetFilter[];
export const OPTION_NAMES = Object.keys(OPTION_FILTERS) as readonly OptionFilter[];
export const CHOICE_NAMES: readonly ChoiceName[] = [...FACET_NAMES, ...OPTION_NAMES];

export function isFacet(name: string): name is FacetFilter {
  return Object.hasOwn(FACET_FILTERS, name);
}

/** Whether a speaker can have it: a filter without codes takes every text. */
export function isChoice(name: ChoiceName, text: string): boolean {
  const { codes } = CHOICE_FILTERS[name];
  return text !== "" && (codes === null || codes.includes(text));
}
