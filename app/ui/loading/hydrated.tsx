import { createContext, type ReactNode, startTransition, use, useEffect, useState } from "react";

const HydratedContext = createContext(false);

/**
 * Around the whole page. What only the browser shows is rendered after hydration as a transition: in slices
 * between which a tap is answered. An external store would render all of it in one piece.
 */
export function HydratedProvider({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}

/** False in the server's HTML and during hydration, true afterwards: the same first render on both sides. */
export function useHydrated(): boolean {
  return use(HydratedContext);
}
