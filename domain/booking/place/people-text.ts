import { formatNumber } from "#domain/format/numbers.ts";

export function peopleText(count: number): string {
  return count === 1 ? "1 Person" : `${formatNumber(count)} Personen`;
}
