import { useSyncExternalStore } from "react";

/** Below 768 px the profile is the mobile one (CONST-16). */
const NARROW = "(width < 768px)";

export function isNarrow(): boolean {
  return matchMedia(NARROW).matches;
}

/** False in the server's HTML, which serves both: until hydration the stylesheet alone decides. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow, () => false);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
