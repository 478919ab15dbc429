import "#ui/tabs/tabs.css";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { revealTab } from "#ui/tabs/reveal-tab.ts";
import { DASHBOARD_VIEWS, type DashboardView, viewPath } from "./dashboard-view.ts";
import { DASHBOARD_TEXTS as TEXTS } from "./texts.ts";

/** On phones the row is longer than the screen: the open tab is always in sight. */
export function DashboardTabs({ view }: { view: DashboardView }) {
  const row = useRef<HTMLElement>(null);
  const current = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is another link
  useEffect(() => revealTab(row.current, current.current), [view]);
  return (
    <nav ref={row} className="tabs" aria-label={TEXTS.views}>
      {DASHBOARD_VIEWS.map((name) => (
        <Link
          key={name}
          ref={name === view ? current : null}
          className="tab"
          to={viewPath(name)}
          aria-current={name === view ? "page" : undefined}
          preventScrollReset
        >
          {TEXTS.view[name]}
        </Link>
      ))}
    </nav>
  );
}
