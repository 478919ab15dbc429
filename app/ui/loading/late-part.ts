import { type ComponentType, lazy } from "react";

/**
 * React's `lazy` for a part of the page. If its scripts cannot be had the page stays as the server wrote
 * it: the part keeps waiting, and `offer-reload.ts` helps out. That file is not in the first view of a
 * page; where it cannot be had either the browser's own button remains.
 */
// biome-ignore lint/suspicious/noExplicitAny: the bound of React's own lazy()
export function latePart<Kind extends ComponentType<any>>(load: () => Promise<{ default: Kind }>) {
  return lazy(() =>
    load().catch((error: unknown) => {
      if (import.meta.env.SSR) throw error;
      import("./offer-reload.ts").then(({ offerReload }) => offerReload()).catch(() => {});
      return new Promise<never>(() => {});
    }),
  );
}
