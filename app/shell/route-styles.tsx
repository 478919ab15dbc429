import { createContext, use } from "react";
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from "react-router";

/** Later layers win: a screen may adapt a part, a part a primitive, and utilities everything. */
const LAYERS = "@layer base, ui, parts, shell, screens, utilities;";

/** How the server reads a built sheet; the browser has no use for it. */
export const SheetContext = createContext<(href: string) => string>(() => "");

/** The sheets that came within the first page; React notes their names on the element it wrote. */
const inlined = import.meta.env.SSR
  ? ""
  : (document.querySelector<HTMLElement>("style[data-href]")?.dataset.href ?? "");

/**
 * The styles of the routes on screen, as the bundler split them: written into the first page, one request less
 * before the first paint, and linked from then on. React waits for a linked sheet before it shows what needs it.
 */
export function RouteStyles() {
  const routes = use(FrameworkContext)?.manifest.routes;
  const matched = useMatches().flatMap(({ id }) => routes?.[id]?.css ?? []);
  // The router marks sheets that parts loaded later need as well.
  const sheets = new Set(matched.map((href) => href.replace("#", "")));
  return (
    <>
      <style href="layers" precedence="routes">
        {LAYERS}
      </style>
      {[...sheets].map((href) =>
        import.meta.env.SSR || inlined.includes(href) ? (
          <style key={href} href={href} precedence="routes">
            {import.meta.env.SSR ? use(SheetContext)(href) : ""}
          </style>
        ) : (
          <link key={href} rel="stylesheet" href={href} precedence="routes" />
        ),
      )}
    </>
  );
}
