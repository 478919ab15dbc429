const twoDecimals = new Intl.NumberFormat("de-DE", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** „4,92“: two decimals and a comma (PROF-20). */
export function formatRating(rating: number): string {
  return twoDecimals.format(rating);
}
