import { useEffect } from "react";
import { useHydrated } from "./use-hydrated.ts";

/**
 * For the `data-asleep` of an element whose scripts come late: a click that meets a sleeping
 * element is kept and done again once it is awake (server/html/late-hydration.ts).
 */
export function useAsleep(): "" | undefined {
  const isAwake = useHydrated();
  useEffect(() => {
    if (isAwake) dispatchEvent(new Event("awake"));
  }, [isAwake]);
  return isAwake ? undefined : "";
}
