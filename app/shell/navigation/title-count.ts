import { countText } from "#ui/badge/count-badge.tsx";

/** „(3) Meine Buchungen“: a tab in the background says what waits. */
export function titleWithCount(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\+?\) /, "");
  return count > 0 ? `(${countText(count)}) ${plain}` : plain;
}

let observer: MutationObserver | null = null;

/** Pages set their own titles, so the number is put in front again after every change. */
export function showTitleCount(count: number): void {
  observer?.disconnect();
  const apply = () => {
    const title = titleWithCount(document.title, count);
    if (title !== document.title) document.title = title;
  };
  apply();
  if (count === 0) return;
  observer = new MutationObserver(apply);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
}
