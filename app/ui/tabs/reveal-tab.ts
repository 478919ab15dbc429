/** Moves only the row sideways; scrollIntoView would move the page as well. */
export function revealTab(row: HTMLElement | null, tab: HTMLElement | null | undefined): void {
  if (!row || !tab) return;
  const start = tab.offsetLeft - row.offsetLeft;
  const end = start + tab.offsetWidth;
  if (start < row.scrollLeft) row.scrollLeft = start;
  else if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth;
}
