import { FUNNEL_STEPS, type FunnelStep } from "./funnel-steps.ts";
import { shareOf } from "./speaker-statistics.ts";

type FunnelRow = {
  readonly step: FunnelStep;
  readonly count: number;
  /** Whole percent of those who took the step before; null for the first and where nobody had. */
  readonly kept_percent: number | null;
  readonly lost: number;
};

/** Every step in order, with how many did not come any further than the one before. */
export function funnelRows(counts: ReadonlyMap<FunnelStep, number>): FunnelRow[] {
  return FUNNEL_STEPS.map((step, at) => {
    const count = counts.get(step) ?? 0;
    const previous = FUNNEL_STEPS[at - 1];
    if (previous === undefined) return { step, count, kept_percent: null, lost: 0 };
    const before = counts.get(previous) ?? 0;
    return {
      step,
      count,
      kept_percent: shareOf(count, before),
      lost: Math.max(0, before - count),
    };
  });
}
