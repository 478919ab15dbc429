import type { Constraints } from "#domain/assistant/constraints.ts";
import { formatDay } from "#domain/format/days.ts";
import { centsFromEuros, formatEuros } from "#domain/money.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { KNOWN_TEXTS as TEXTS } from "./answer-texts.ts";

/** What was understood, as short labels: a misunderstanding is seen at once. */
export function describeKnown(known: Constraints): string[] {
  return [
    ...topicLabels(known),
    ...dateLabels(known),
    ...(known.place ? [known.place] : []),
    ...(known.isOnline ? [TEXTS.online] : []),
    ...budgetLabels(known),
    ...(known.audience ? [TEXTS.people(known.audience)] : []),
    ...known.languages,
    ...known.notLanguages.map(TEXTS.not),
    ...(known.format ? [known.format === "workshop" ? TEXTS.workshop : TEXTS.talk] : []),
    ...(known.gender === "female" ? [TEXTS.woman] : []),
    ...known.excluded.map(TEXTS.not),
  ];
}

function topicLabels({ categories, topics }: Constraints): readonly string[] {
  // Lifted out of a sentence, so in whatever case it stood there.
  if (topics.length > 0) return topics.map(TEXTS.topic);
  return CATEGORIES.filter(({ name }) => categories.includes(name)).map(({ label }) => label);
}

function dateLabels({ date }: Constraints): string[] {
  if (!date) return [];
  const [from, to] = [formatDay(date.from), formatDay(date.to)];
  return [from === to ? TEXTS.day(from) : TEXTS.span(from, to)];
}

function budgetLabels({ budget }: Constraints): string[] {
  if (!budget) return [];
  const [min, max] = [budget.min, budget.max].map((euros) =>
    euros === null ? null : formatEuros(centsFromEuros(euros)),
  );
  const basis = TEXTS.basis(budget.isGross);
  if (min && max) return [TEXTS.between(min, max, basis)];
  if (max) return [TEXTS.most(max, basis)];
  return min ? [TEXTS.least(min, basis)] : [];
}
