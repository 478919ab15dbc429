/** What decides whether a profile convinces; only what was filled in counts, never who it is. */
export type ProfileSubstance = {
  readonly profile_image_url: string | null;
  readonly hero_image_url: string | null;
  readonly short_bio: string | null;
  readonly bio: string | null;
  readonly address_label: string | null;
  readonly categories: readonly string[];
  readonly specialties: readonly string[];
  readonly languages_spoken: readonly string[];
  readonly fees: readonly (number | null)[];
  readonly talks: readonly { readonly description: string | null }[];
  readonly videos: number;
  readonly testimonials: number;
  readonly gallery_images: number;
  readonly speaker_key_points: number;
};

/** A first paragraph is about this long. */
const LEAST_BIO = 60;

type Step = { readonly weight: number; readonly isDone: (profile: ProfileSubstance) => boolean };

/** In the order of what a missing part costs: first the fee that bookings need, then the portrait. */
const STEPS = {
  portrait: { weight: 15, isDone: ({ profile_image_url }) => profile_image_url !== null },
  fees: { weight: 15, isDone: ({ fees }) => fees.some((fee) => fee !== null && fee > 0) },
  short_bio: { weight: 10, isDone: ({ short_bio }) => isLong(short_bio) },
  talks: {
    weight: 15,
    isDone: ({ talks }) => talks.some(({ description }) => isLong(description)),
  },
  categories: { weight: 5, isDone: ({ categories }) => categories.length > 0 },
  bio: { weight: 8, isDone: ({ bio }) => isLong(bio) },
  videos: { weight: 8, isDone: ({ videos }) => videos > 0 },
  specialties: { weight: 5, isDone: ({ specialties }) => specialties.length >= 3 },
  languages: { weight: 3, isDone: ({ languages_spoken }) => languages_spoken.length > 0 },
  place: { weight: 4, isDone: ({ address_label }) => Boolean(address_label?.trim()) },
  key_points: { weight: 4, isDone: ({ speaker_key_points }) => speaker_key_points >= 3 },
  testimonials: { weight: 4, isDone: ({ testimonials }) => testimonials > 0 },
  hero: { weight: 2, isDone: ({ hero_image_url }) => hero_image_url !== null },
  gallery: { weight: 2, isDone: ({ gallery_images }) => gallery_images >= 3 },
} as const satisfies Record<string, Step>;

export type CompletenessStep = keyof typeof STEPS;
export const COMPLETENESS_STEPS = Object.keys(STEPS) as readonly CompletenessStep[];

export type Completeness = {
  /** 0 to 100. */
  readonly percent: number;
  /** What is missing; the first one is the next best step. */
  readonly missing: readonly CompletenessStep[];
};

export function completeness(profile: ProfileSubstance): Completeness {
  const missing = COMPLETENESS_STEPS.filter((step) => !STEPS[step].isDone(profile));
  const lost = missing.reduce((sum, step) => sum + STEPS[step].weight, 0);
  return { percent: 100 - lost, missing };
}

function isLong(text: string | null): boolean {
  return (text?.trim().length ?? 0) >= LEAST_BIO;
}
