/** In groups of four a long code can be read aloud, compared and typed. */
export function inFours(code: string, separator: string): string {
  return (code.match(/.{1,4}/g) ?? []).join(separator);
}
