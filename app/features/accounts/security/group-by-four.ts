/** In groups a long code can be read aloud, compared and typed. */
export function groupByFour(code: string, separator: string): string {
  return (code.match(/.{1,4}/g) ?? []).join(separator);
}
