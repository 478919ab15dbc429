/** `wake` is for ourselves: a toast has to be seen, also by somebody who only looks. */
const TOUCHES = ["pointerdown", "pointermove", "touchstart", "keydown", "wheel", "focusin", "wake"];

/** Late hydration marks what happened before our scripts ran; whoever reloads or comes back has begun before. */
const wasTouched = () =>
  document.documentElement.dataset.touched !== undefined || arrival() !== "navigate";

function arrival(): string {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type ?? "navigate";
}

/** Browsers report a pointer that merely lies where the page appears; that is nobody's touch. */
function isResting({ type, movementX, movementY }: Partial<PointerEvent>): boolean {
  return type === "pointermove" && movementX === 0 && movementY === 0;
}

function waitForTouch(): Promise<void> {
  if (wasTouched()) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const touched = (event: Event) => {
      if (isResting(event)) return;
      listening.abort();
      resolve();
    };
    const options = { signal: listening.signal, passive: true };
    for (const kind of TOUCHES) addEventListener(kind, touched, options);
  });
}

/**
 * Settles when somebody first moves, types or scrolls. Parts the server has already written into
 * the page wait for it with their scripts, so that a mere look at the page costs little. On the
 * server nothing waits, nor in development, where the router draws everything anew after hydration and
 * would leave a sleeping part blank.
 */
export const firstTouch: Promise<void> =
  import.meta.env.SSR || import.meta.env.DEV ? Promise.resolve() : waitForTouch();
