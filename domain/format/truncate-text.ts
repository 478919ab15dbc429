/** The beginning of a text. A letter of two units, such as an emoji, is never halved: no database keeps halves. */
export function truncateText(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "");
}
