import type { Matches } from "#domain/search/text/label-words.ts";
import { SUGGESTION_GROUPS } from "../results.ts";
import { createBestLabels, type Fit } from "./best-labels.ts";
import { NO_WEIGHT, type RankedLabels } from "./ranked-labels.ts";

/** The matches of a typed word by token: which tier each is in, counted from 1; most are in none. */
type Lookup = { readonly tierOf: Uint16Array; readonly matches: Matches };

/**
 * The best labels in which every typed word has one of its matches, the best first. The word in the
 * fewest labels leads: all others are looked for in those alone.
 */
export function findLabels(labels: RankedLabels, typed: readonly Matches[]): number[] {
  const leader = typed.length > 1 ? rarest(labels, typed) : typed[0];
  if (!leader || typed.some((matches) => matches.length === 0)) return [];
  const others = typed
    .filter((matches) => matches !== leader)
    .map((matches) => lookupOf(matches, labels.vocabularySize()));
  return SUGGESTION_GROUPS.flatMap((_, group) => bestOf(labels, group, leader, others))
    .sort((one, other) => other.fit - one.fit || labels.compare(one.label, other.label))
    .map(({ label }) => label);
}

function rarest(labels: RankedLabels, typed: readonly Matches[]): Matches | undefined {
  const usages = typed.map((matches) => labels.usage(matches.flatMap(({ tokens }) => tokens)));
  return typed[usages.indexOf(Math.min(...usages))];
}

function lookupOf(matches: Matches, size: number): Lookup {
  const tierOf = new Uint16Array(size);
  for (const [tier, { tokens }] of matches.entries()) {
    for (const token of tokens) tierOf[token] = tier + 1;
  }
  return { tierOf, matches };
}

/**
 * Tiers begin with the best and lists with the weightiest, so each is left as soon as nothing better
 * can follow.
 */
function bestOf(
  labels: RankedLabels,
  group: number,
  leader: Matches,
  others: readonly Lookup[],
): readonly Fit[] {
  const best = createBestLabels(labels);
  const bound = Math.min(1, ...others.map(({ matches }) => matches[0]?.rate ?? 0));
  for (const { rate, tokens } of leader) {
    const most = Math.min(bound, rate);
    if (!best.hasRoomFor(Number.POSITIVE_INFINITY, most)) break;
    for (const token of tokens) {
      const top = labels.topWeight(token, group);
      if (top === NO_WEIGHT || !best.hasRoomFor(top, most)) continue;
      for (const label of labels.ofWord(token, group)) {
        if (!best.wouldTake(label, most)) break;
        const fit = worstRate(labels, label, most, others);
        if (fit > 0 && best.wouldTake(label, fit)) best.take(label, fit);
      }
    }
  }
  return best.best;
}

/** Each typed word has to be in the label, and the worst of them counts. */
function worstRate(
  labels: RankedLabels,
  label: number,
  most: number,
  others: readonly Lookup[],
): number {
  let worst = most;
  for (const { tierOf, matches } of others) {
    const tier = matches[labels.bestTier(label, tierOf) - 1];
    if (tier === undefined) return 0;
    worst = Math.min(worst, tier.rate);
  }
  return worst;
}
