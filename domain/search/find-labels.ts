import { createBestLabels, type Fit } from "./best-labels.ts";
import type { Matches } from "./label-words.ts";
import { NOBODY, type RankedLabels } from "./ranked-labels.ts";
import { SUGGESTION_GROUPS } from "./results.ts";

/** How well each word fits a typed one, by its token; 0 for most of them. */
type Rates = { readonly byToken: Float64Array; readonly most: number };

/**
 * The best labels in which every typed word has one of its matches, the best first. The word in the
 * fewest labels leads: all others are looked for in those alone.
 */
export function findLabels(labels: RankedLabels, typed: readonly Matches[]): number[] {
  const leader = typed.length > 1 ? rarest(labels, typed) : typed[0];
  if (!leader) return [];
  const others = typed
    .filter((matches) => matches !== leader)
    .map((matches) => ratesByToken(matches, labels.vocabularySize()));
  return SUGGESTION_GROUPS.flatMap((_, group) => bestOf(labels, group, leader, others))
    .sort((one, other) => other.fit - one.fit || labels.compare(one.label, other.label))
    .map(({ label }) => label);
}

function rarest(labels: RankedLabels, typed: readonly Matches[]): Matches | undefined {
  const usages = typed.map(({ tokens }) => labels.usage(tokens));
  return typed[usages.indexOf(Math.min(...usages))];
}

function ratesByToken({ tokens, rates }: Matches, size: number): Rates {
  const byToken = new Float64Array(size);
  let most = 0;
  for (const [at, token] of tokens.entries()) {
    const rate = rates?.[at] ?? 1;
    byToken[token] = rate;
    most = Math.max(most, rate);
  }
  return { byToken, most };
}

/** Lists begin with the weightiest, so each is left as soon as nothing better can follow. */
function bestOf(
  labels: RankedLabels,
  group: number,
  { tokens, rates }: Matches,
  others: readonly Rates[],
): readonly Fit[] {
  const best = createBestLabels(labels);
  const bound = Math.min(1, ...others.map(({ most }) => most));
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? 0;
    const most = Math.min(bound, rates?.[at] ?? 1);
    const top = labels.topWeight(token, group);
    if (top === NOBODY || !best.hasRoomFor(top, most)) continue;
    for (const label of labels.ofWord(token, group)) {
      if (!best.wouldTake(label, most)) break;
      const fit = worstRate(labels, label, most, others);
      if (fit > 0) best.take(label, fit);
    }
  }
  return best.best;
}

/** Each typed word has to be in the label, and the worst of them counts. */
function worstRate(
  labels: RankedLabels,
  label: number,
  most: number,
  others: readonly Rates[],
): number {
  let worst = most;
  for (const { byToken } of others) {
    worst = Math.min(worst, labels.bestRate(label, byToken));
    if (worst === 0) break;
  }
  return worst;
}
