import { SUGGESTION_GROUPS, type Suggestion, type SuggestionGroup } from "../results.ts";
import type { RankedLabels } from "./ranked-labels.ts";

/** At most eight (SEARCH-02). */
export const MAX_SUGGESTIONS = 8;
/** Room for every group first; what one does not use, the others get. */
const SHARES: Record<SuggestionGroup, number> = { topic: 3, speaker: 3, talk: 2 };

/** A label and how well it fits what was typed, above 0 and up to 1. */
export type Fit = { readonly label: number; readonly fit: number };

/** The eight best labels of one group; only persons may share a label. */
export function createBestLabels(labels: RankedLabels) {
  const best: Fit[] = [];

  function isBefore(label: number, fit: number, other: Fit): boolean {
    return fit === other.fit ? labels.compare(label, other.label) < 0 : fit > other.fit;
  }

  function isSame(one: number, other: number): boolean {
    if (one === other) return true;
    const [a, b] = [labels.suggestion(one), labels.suggestion(other)];
    return a?.group === "talk" && a.label === b?.label;
  }

  return {
    best: best as readonly Fit[],

    /** False when no label with this fit and weight can be among them any more; quick to say. */
    hasRoomFor(weight: number, fit: number): boolean {
      const last = best[MAX_SUGGESTIONS - 1];
      if (last === undefined || fit > last.fit) return true;
      return fit === last.fit && weight >= labels.weight(last.label);
    },

    /** False when this one, and with it whatever weighs less, comes too late. */
    wouldTake(label: number, fit: number): boolean {
      const last = best[MAX_SUGGESTIONS - 1];
      return last === undefined || isBefore(label, fit, last);
    },

    take(label: number, fit: number): void {
      const known = best.findIndex((other) => isSame(other.label, label));
      const rival = best[known];
      if (rival && !isBefore(label, fit, rival)) return;
      if (rival) best.splice(known, 1);
      const after = best.findIndex((other) => isBefore(label, fit, other));
      best.splice(after < 0 ? best.length : after, 0, { label, fit });
      if (best.length > MAX_SUGGESTIONS) best.pop();
    },
  };
}

/** The best of each group within its share, then the best of all others; shown group by group. */
export function chooseSuggestions(ranked: readonly Suggestion[]): Suggestion[] {
  const first: Suggestion[] = [];
  const rest: Suggestion[] = [];
  const taken: Record<SuggestionGroup, number> = { topic: 0, speaker: 0, talk: 0 };
  for (const suggestion of ranked) {
    const { group } = suggestion;
    taken[group] += 1;
    (taken[group] <= SHARES[group] ? first : rest).push(suggestion);
  }
  const chosen = [...first, ...rest].slice(0, MAX_SUGGESTIONS);
  return SUGGESTION_GROUPS.flatMap((group) => chosen.filter((one) => one.group === group));
}
