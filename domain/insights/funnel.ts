import { FUNNEL_STEPS, type FunnelStep } from "./funnel-steps.ts";
import { shareOf } from "./speaker-statistics.ts";

type FunnelRow = {
  readonly step: FunnelStep;
  /** Visits that came at least this far. */
  readonly count: number;
  /** Whole percent of those who took the step before; null for the first and where none had. */
  readonly kept_percent: number | null;
  readonly lost: number;
};

/**
 * Every step in order, with how many did not come any further than the one before. A step can be
 * passed over (who books straight away picks no day in the calendar): going further includes it.
 */
export function funnelRows(furthest: ReadonlyMap<FunnelStep, number>): FunnelRow[] {
  const reached = (from: number) =>
    FUNNEL_STEPS.slice(from).reduce((sum, step) => sum + (furthest.get(step) ?? 0), 0);
  return FUNNEL_STEPS.map((step, at) => {
    const count = reached(at);
    if (at === 0) return { step, count, kept_percent: null, lost: 0 };
    const before = reached(at - 1);
    return { step, count, kept_percent: shareOf(count, before), lost: before - count };
  });
}
