export const WITHDRAWAL_LIMITS = { name: 100, reference: 60 } as const;

/**
 * The receipt repeats the declaration (§ 356a BGB), and any mail address can be given: what is
 * repeated must not become a link. Dots therefore stand before a space, a digit or the end alone.
 */
const DECLARED = /^(?:[\p{L}\p{M}\p{N} '’,/#()&-]|\.(?=[ \d]|$))+$/u;

export function isDeclarable(text: string): boolean {
  return DECLARED.test(text);
}

/** As the booking number is written; no other text names a booking by itself. */
export function bookingReferenceIn(text: string): string | null {
  return /WB-[0-9A-F]{5}-[0-9A-F]{5}/.exec(text.toUpperCase())?.[0] ?? null;
}
