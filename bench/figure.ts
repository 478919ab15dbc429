/** A measured number. Absolute times depend on the machine, so what counts is the ratio in one run. */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  ratio?: { value: number; to: string };
};

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
