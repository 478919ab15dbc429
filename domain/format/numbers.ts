import { atFirstUse } from "./at-first-use.ts";

const plain = atFirstUse(() => new Intl.NumberFormat("de-DE"));

/** „1.234,5“: with at most three decimals. */
export function formatNumber(value: number | bigint): string {
  return plain().format(value);
}

/** „19“ or „8,1“: the percentage of a rate in basis points, without the sign. */
export function formatBasisPoints(basisPoints: number): string {
  return plain().format(basisPoints / 100);
}

/** „120 kB“: every file has at least one. */
export function formatKilobytes(bytes: number): string {
  return `${plain().format(Math.max(1, Math.round(bytes / 1024)))} kB`;
}
