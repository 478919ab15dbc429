/**
 * Tests with chance in them run in every `npm test` in a short form, and in the full size of the
 * catalogue (docs/reliability.md) by `npm run chaos catalogue`.
 */
export const IS_LONG_FORM = process.env.LONG_FORM === "1";

export function inLongForm(short: number, long: number): number {
  return IS_LONG_FORM ? long : short;
}
