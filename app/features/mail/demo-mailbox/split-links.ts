export type TextPart = { at: number; part: string; isLink: boolean };

/** An address ends before the punctuation of the sentence around it. */
const WEB_ADDRESS = /https?:\/\/[^\s<>"„“]+[^\s<>"„“.,;:!?)]/g;

export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(WEB_ADDRESS)) {
    if (match.index > end) {
      parts.push({ at: end, part: text.slice(end, match.index), isLink: false });
    }
    parts.push({ at: match.index, part: match[0], isLink: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ at: end, part: text.slice(end), isLink: false });
  return parts;
}
