/** Search engines cut longer titles and descriptions (SEO-08, SEO-10). */
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 160;

/** The long form if it fits, else name plus 'Keynote Speaker', the name cut if it must be (C-85). */
export function fittingTitle(long: string, name: string, suffix: string): string {
  if (long.length <= MAX_TITLE) return long;
  const room = MAX_TITLE - suffix.length - 1;
  return `${name.slice(0, room).trimEnd()} ${suffix}`;
}

/** Cut at a word, with an ellipsis, so that the description never ends in the middle of one. */
export function fittingDescription(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  const cut = text.slice(0, MAX_DESCRIPTION - 1);
  return `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}
