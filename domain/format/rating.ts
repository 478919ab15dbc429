/** „4,92“: two decimals and a comma (PROF-20). */
export function formatRating(rating: number): string {
  return rating.toFixed(2).replace(".", ",");
}
