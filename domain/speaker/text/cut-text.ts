/** Longer talk descriptions and biographies are folded on phones (CONST-21, CONST-22). */
export const TALK_TEXT_LIMIT = 150;
export const BIO_LIMIT = 200;

export type CutText = { readonly shown: string; readonly rest: string };

/** Cut at the last whole word that fits; `rest` is empty when all fits. */
export function cutText(text: string, limit: number): CutText {
  if (text.length <= limit) return { shown: text, rest: "" };
  const end = text.lastIndexOf(" ", limit);
  const at = end > 0 ? end : Math.max(limit, 0);
  return { shown: text.slice(0, at), rest: text.slice(at) };
}

/** The same over paragraphs: the limit counts for all of them together. */
export function cutParagraphs(paragraphs: readonly string[], limit: number): CutText[] {
  let left = limit;
  return paragraphs.map((paragraph) => {
    const cut = left > 0 ? cutText(paragraph, left) : { shown: "", rest: paragraph };
    left = cut.rest === "" ? left - paragraph.length : 0;
    return cut;
  });
}
