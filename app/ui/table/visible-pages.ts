const NEIGHBOURS = 1;

/** First, last, current and its neighbours; `null` stands for pages left out. */
export function visiblePages(current: number, count: number): (number | null)[] {
  const pages: (number | null)[] = [];
  for (let page = 1; page <= count; page += 1) {
    if (page === 1 || page === count || Math.abs(page - current) <= NEIGHBOURS) pages.push(page);
    else if (isLonelyGap(page, current, count)) pages.push(page);
    else if (pages.at(-1) !== null) pages.push(null);
  }
  return pages;
}

/** Leaving out a single page saves no room, so it is shown. */
function isLonelyGap(page: number, current: number, count: number): boolean {
  const isAfterFirst = page === 2 && current - NEIGHBOURS === 3;
  const isBeforeLast = page === count - 1 && current + NEIGHBOURS === count - 2;
  return isAfterFirst || isBeforeLast;
}
