import "#ui/toast/toast.css";
import { createContext, use } from "react";
import { UNSAFE_FrameworkContext as FrameworkContext, useLocation, useMatches } from "react-router";
import { LATE_PART_TEXTS, type PageLanguage } from "#ui/texts.ts";
import { InlineScript } from "./inline-script.tsx";
import { STARTER } from "./starter.ts";

/** What the loaders of the page returned, as the router packs it; empty in the browser. */
export const PageDataContext = createContext("");

/**
 * In place of the router's own scripts, which would start at once: what the browser needs to take the page
 * over, as data, and the script that does it when it is time (`starter.ts`). If that fails the page says so.
 */
export function PageStart({ lang }: { lang: PageLanguage }) {
  const data = usePageData();
  const { pathname, search } = useLocation();
  return (
    <>
      <script
        id="page-data"
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without an opening bracket of markup
        dangerouslySetInnerHTML={{ __html: data }}
      />
      <div
        id="start-failed"
        className="toasts"
        aria-live="assertive"
        hidden
        suppressHydrationWarning
      >
        <p className="toast">
          {LATE_PART_TEXTS[lang].failed}
          <a className="toast-action" href={pathname + search}>
            {LATE_PART_TEXTS[lang].reload}
          </a>
        </p>
      </div>
      <InlineScript code={import.meta.env.SSR ? STARTER : ""} />
    </>
  );
}

/** Of all routes only those on screen; the router asks for others when links lead to them. */
function usePageData(): string {
  const framework = use(FrameworkContext);
  const matches = useMatches();
  const stream = use(PageDataContext);
  if (!import.meta.env.SSR || !framework?.serverHandoffString) return "";
  const { manifest, serverHandoffString } = framework;
  const routes = Object.fromEntries(matches.map(({ id }) => [id, manifest.routes[id]]));
  const facts = {
    context: JSON.parse(serverHandoffString),
    manifest: { ...manifest, routes },
  };
  // Two lines: what the loaders returned is JSON already.
  return `${JSON.stringify(facts)}\n${stream}`.replaceAll("<", "\\u003c");
}
