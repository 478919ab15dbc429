/** How long a step of the cancellation terms holds: the same words wherever the steps are shown. */
export function stepUntil(minDays: number): string {
  if (minDays === 0) return "danach";
  return minDays === 1 ? "bis 1 Tag vorher" : `bis ${minDays} Tage vorher`;
}
