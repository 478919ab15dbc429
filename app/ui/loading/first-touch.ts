/** `wake` is for ourselves: a toast has to be seen, also without a touch. */
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel", "focusin", "wake"];

/** An untouched page wakes by itself this long after its scripts have run. */
const LATEST_MS = 2000;

/**
 * Only a page for reading can wait, because the server's HTML is all there is to see. A visitor who reloads or
 * comes back has begun before, and a page that draws itself in the browser would never be drawn: React
 * holds it back until every part is awake.
 */
function canWait(): boolean {
  const { touched, reading } = document.documentElement.dataset;
  return touched === undefined && reading !== undefined && arrival() === "navigate";
}

function arrival(): string {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type ?? "navigate";
}

/** Browsers report a pointer that merely lies where the page appears; that is no touch. */
function isResting({ type, movementX, movementY }: Partial<PointerEvent>): boolean {
  return type === "pointermove" && movementX === 0 && movementY === 0;
}

function waitForTouch(): Promise<void> {
  if (!canWait()) return Promise.resolve();
  return new Promise((resolve) => {
    // A promise settles once: what comes later changes nothing.
    const touched = (event: Event) => {
      if (!isResting(event)) resolve();
    };
    for (const kind of TOUCHES) addEventListener(kind, touched, { passive: true });
    setTimeout(resolve, LATEST_MS);
  });
}

/**
 * Settles when the visitor first moves, types or scrolls, and soon by itself. Parts the server has already
 * written into the page wait for it with their scripts, so that the first view costs little. On the
 * server nothing waits, nor in development, where the router draws everything anew after hydration and
 * would leave a sleeping part blank.
 */
export const firstTouch: Promise<void> =
  import.meta.env.SSR || import.meta.env.DEV ? Promise.resolve() : waitForTouch();
