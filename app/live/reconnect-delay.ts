const LONGEST_MS = 30_000;
export const FIRST_DELAY_MS = 1_000;

/**
 * Doubles with every failure, up to half a minute; the random half keeps thousands of clients from
 * coming back in the same moment. The server may name another first delay.
 */
export function reconnectDelay(failures: number, random: number, firstMs = FIRST_DELAY_MS): number {
  const whole = Math.min(firstMs * 2 ** Math.min(failures, 16), LONGEST_MS);
  return Math.round(whole / 2 + (whole / 2) * random);
}
