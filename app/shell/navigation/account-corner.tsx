import "../shell.css";
import { Link } from "react-router";
import {
  dashboardPath,
  type StoredSession,
  useStoredSession,
} from "#shell/session/stored-session.ts";
import { useSignOut } from "#shell/session/use-sign-out.ts";
import { CountBadge } from "#ui/badge/count-badge.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { useHydrated } from "#ui/loading/hydrated.tsx";
import { ACCOUNT_TEXTS as TEXTS } from "../texts.ts";
import { linksFor } from "./navigation.ts";

/** The right end of the top bar; on phones its links stand in the side menu. */
export function AccountCorner({ unreadCount }: { unreadCount: number }) {
  const session = useStoredSession();
  const isHydrated = useHydrated();
  if (session) return <Member session={session} unreadCount={unreadCount} />;
  return (
    <div className="account">
      {!isHydrated && <PendingDashboard />}
      <span className="account-guest">
        {linksFor("guest").map(({ label, to }, index, links) => (
          <ButtonLink key={to} to={to} variant={index === links.length - 1 ? "primary" : "ghost"}>
            {label}
          </ButtonLink>
        ))}
      </span>
    </div>
  );
}

function Member({ session, unreadCount }: { session: StoredSession; unreadCount: number }) {
  const signOut = useSignOut();
  return (
    <div className="account">
      {session.role === "admin" && (
        <ButtonLink to="/admin" variant="ghost">
          {TEXTS.admin}
        </ButtonLink>
      )}
      <Link className="btn btn-quiet" to={dashboardPath(session.role)}>
        <Icon name="layout-dashboard" />
        {TEXTS.dashboard}
        <CountBadge count={unreadCount} />
        {unreadCount > 0 && <span className="sr-only">{TEXTS.unread(unreadCount)}</span>}
      </Link>
      <Link className="account-mail" to="/dashboard/konto" title={session.email}>
        <span className="sr-only">{TEXTS.accountOf} </span>
        {session.email}
      </Link>
      <IconButton icon="log-out" label={TEXTS.signOut} onClick={signOut} />
    </div>
  );
}

/**
 * Part of the server's page only: the attribute `data-session`, set before the first paint, shows one
 * of these links instead of the two buttons, so that signed-in users do not see „Anmelden“ flash.
 */
function PendingDashboard() {
  return (["speaker", "customer"] as const).map((role) => (
    <a
      key={role}
      className={`account-pending account-pending-${role} btn btn-quiet`}
      href={dashboardPath(role)}
    >
      <Icon name="layout-dashboard" />
      {TEXTS.dashboard}
    </a>
  ));
}
