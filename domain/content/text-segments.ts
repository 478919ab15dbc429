export type TextSegment = { readonly text: string; readonly href: string | null };

const ADDRESS = /https?:\/\/[^\s<>"„“]+/gi;
/** Belongs to the sentence, not to the address. */
const SENTENCE_END = /[.,;:!?'’»›]+$/;

/** Plain text with its web addresses; only http and https ever become links. */
export function textSegments(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = trimAddress(match[0]);
    const href = safeHref(address);
    if (href === null) continue;
    if (match.index > end) segments.push({ text: text.slice(end, match.index), href: null });
    segments.push({ text: address, href });
    end = match.index + address.length;
  }
  if (end < text.length) segments.push({ text: text.slice(end), href: null });
  return segments;
}

function trimAddress(found: string): string {
  const address = found.replace(SENTENCE_END, "");
  // „(siehe https://a.de/b)“: a bracket that was opened before the address closes after it.
  return address.endsWith(")") && !address.includes("(")
    ? trimAddress(address.slice(0, -1))
    : address;
}

function safeHref(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.hostname !== "" && url.username === "" ? url.href : null;
}
