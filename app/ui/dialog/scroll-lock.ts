let holders = 0;

/**
 * Keeps the page behind a modal layer still. Only the gutter of a scroll bar that is there stays
 * reserved, so nothing moves sideways. Nested layers each hold the lock; the last one releases it.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (holders === 0) {
    const hasScrollBar = window.innerWidth > clientWidth;
    style.setProperty("overflow", "hidden");
    style.setProperty("scrollbar-gutter", hasScrollBar ? "stable" : "auto");
  }
  holders += 1;
  return () => {
    holders -= 1;
    if (holders > 0) return;
    style.removeProperty("overflow");
    style.removeProperty("scrollbar-gutter");
  };
}
