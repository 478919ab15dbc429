import "../shell.css";
import { Link, useLocation } from "react-router";
import {
  dashboardPath,
  type StoredSession,
  useStoredSession,
} from "#shell/session/stored-session.ts";
import { CountBadge } from "#ui/badge/count-badge.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { ACCOUNT_TEXTS, SHELL_TEXTS } from "../texts.ts";
import { useComparisonCount } from "./comparison-count.ts";
import { type Destination, isCurrent, linksFor } from "./navigation.ts";

/** Below 768 px; profile and booking put their own bar in its place. */
export function BottomNavigation({ unreadCount }: { unreadCount: number }) {
  const { pathname } = useLocation();
  const session = useStoredSession();
  const counts: Readonly<Record<string, number>> = {
    "/compare": useComparisonCount(),
    "/dashboard/nachrichten": unreadCount,
  };
  return (
    <nav className="bottomnav" aria-label={SHELL_TEXTS.mobileNavigation}>
      {[...linksFor("bottom"), ...accountLink(session)].map(({ label, to, icon = "house" }) => (
        <Link key={label} to={to} aria-current={isCurrent(to, pathname) ? "page" : undefined}>
          <span className="bottomnav-icon">
            <Icon name={icon} size={24} />
            <CountBadge count={counts[to] ?? 0} isCorner />
          </span>
          {label}
          {(counts[to] ?? 0) > 0 && <span className="sr-only">, {counts[to]}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** One's own dashboard, or the way to sign in once that page exists. */
function accountLink(session: StoredSession | null): readonly Destination[] {
  const to = session ? dashboardPath(session.role) : linksFor("guest")[0]?.to;
  if (to === undefined) return [];
  return [{ label: ACCOUNT_TEXTS.account, to, places: ["bottom"], icon: "user-round" }];
}
