/** The lists of words in a profile, each a column of that name: the most entries, the longest entry. */
export const PROFILE_LISTS = {
  categories: { most: 4, longest: 60 },
  specialties: { most: 20, longest: 60 },
  languages_spoken: { most: 12, longest: 40 },
} as const;
export type ProfileList = keyof typeof PROFILE_LISTS;
export type ProfileLists = Readonly<Record<ProfileList, readonly string[]>>;

export const PROFILE_LIST_NAMES = Object.keys(PROFILE_LISTS) as readonly ProfileList[];
