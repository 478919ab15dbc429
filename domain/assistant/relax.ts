import type { Constraints } from "./constraints.ts";

/** Constraints to drop when no speaker fits, the least important first; the topic last. */
export const RELAXATIONS = ["gender", "format", "budget", "date", "language", "topic"] as const;
export type Relaxation = (typeof RELAXATIONS)[number];

/** Without one of the constraints; null when it was not given. */
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

/** One constraint dropped at a time, then two of them, the least important first. */
export function relaxedConstraints(
  known: Constraints,
): { readonly given: readonly Relaxation[]; readonly constraints: Constraints }[] {
  const single = RELAXATIONS.flatMap((what) => {
    const constraints = relaxed(known, what);
    return constraints ? [{ given: [what], constraints }] : [];
  });
  const double = single.flatMap(({ given: [first], constraints }) =>
    RELAXATIONS.slice(RELAXATIONS.indexOf(first ?? "topic") + 1).flatMap((second) => {
      const next = relaxed(constraints, second);
      return first && next ? [{ given: [first, second], constraints: next }] : [];
    }),
  );
  return [...single, ...double];
}
