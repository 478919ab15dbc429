import type { Constraints } from "./constraints.ts";

/** What may be given up when nobody fits, the least painful first. The topic stays to the last. */
export const RELAXATIONS = ["gender", "format", "budget", "date", "language", "topic"] as const;
export type Relaxation = (typeof RELAXATIONS)[number];

/** The wish without one part of it; null when that part was never asked for. */
export function relaxed(known: Constraints, what: Relaxation): Constraints | null {
  switch (what) {
    case "gender":
      return known.gender && { ...known, gender: null };
    case "format":
      return known.format && { ...known, format: null };
    case "budget":
      return known.budget && { ...known, budget: null };
    case "date":
      return known.date && { ...known, date: null };
    case "language":
      return known.languages.length + known.notLanguages.length > 0
        ? { ...known, languages: [], notLanguages: [] }
        : null;
    case "topic":
      return known.categories.length > 0 ? { ...known, categories: [], topics: [] } : null;
  }
}

/** One part given up at a time, then two of them, in the order in which it hurts. */
export function relaxedWishes(
  known: Constraints,
): { readonly given: readonly Relaxation[]; readonly wish: Constraints }[] {
  const single = RELAXATIONS.flatMap((what) => {
    const wish = relaxed(known, what);
    return wish ? [{ given: [what], wish }] : [];
  });
  const double = single.flatMap(({ given: [first], wish }) =>
    RELAXATIONS.slice(RELAXATIONS.indexOf(first ?? "topic") + 1).flatMap((second) => {
      const next = relaxed(wish, second);
      return first && next ? [{ given: [first, second], wish: next }] : [];
    }),
  );
  return [...single, ...double];
}
