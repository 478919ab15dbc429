import "../shell.css";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { dashboardPath, useStoredSession } from "#shell/session/stored-session.ts";
import { useSignOut } from "#shell/session/use-sign-out.ts";
import { CountBadge } from "#ui/badge/count-badge.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import { ACCOUNT_TEXTS, SHELL_TEXTS } from "../texts.ts";
import { isCurrent, linksFor } from "./navigation.ts";

const MENU_ID = "seitenmenue";

/** A native popover: opens without scripts, closes on Escape and outside taps, returns the focus. */
export function MenuButton() {
  return (
    <button
      type="button"
      className="iconbtn topbar-menu"
      popoverTarget={MENU_ID}
      aria-label={SHELL_TEXTS.openMenu}
    >
      <Icon name="menu" size={24} />
    </button>
  );
}

type MobileMenuProps = { unreadCount: number; comparedCount: number };

export function MobileMenu({ unreadCount, comparedCount }: MobileMenuProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // The router changes the page without leaving it, so an open menu has to be put away.
  useEffect(() => {
    if (key) ref.current?.hidePopover();
  }, [key]);
  return (
    <div ref={ref} id={MENU_ID} className="side-menu" popover="auto">
      <div className="flex items-center justify-between">
        <p className="h3">{SHELL_TEXTS.menu}</p>
        <button
          type="button"
          className="iconbtn"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={SHELL_TEXTS.closeMenu}
        >
          <Icon name="x" size={24} />
        </button>
      </div>
      <nav aria-label={SHELL_TEXTS.menu}>
        <ul>
          <PageLinks comparedCount={comparedCount} />
          <AccountLinks unreadCount={unreadCount} />
        </ul>
      </nav>
    </div>
  );
}

function PageLinks({ comparedCount }: { comparedCount: number }) {
  const { pathname } = useLocation();
  return (
    <>
      {linksFor("top").map(({ label, to }) => (
        <li key={to}>
          <Link to={to} aria-current={isCurrent(to, pathname) ? "page" : undefined}>
            {label}
          </Link>
        </li>
      ))}
      {linksFor("comparison").map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>
            {label}
            <CountBadge count={comparedCount} />
            {comparedCount > 0 && (
              <span className="sr-only">{SHELL_TEXTS.compared(comparedCount)}</span>
            )}
          </Link>
        </li>
      ))}
    </>
  );
}

function AccountLinks({ unreadCount }: { unreadCount: number }) {
  const session = useStoredSession();
  const signOut = useSignOut();
  if (!session) {
    return linksFor("guest").map(({ label, to, icon = "log-in" }) => (
      <AccountLink key={to} to={to} icon={icon} label={label} />
    ));
  }
  return (
    <>
      {session.role === "admin" && (
        <AccountLink to="/admin" icon="settings" label={ACCOUNT_TEXTS.admin} />
      )}
      <AccountLink
        to={dashboardPath(session.role)}
        icon="layout-dashboard"
        label={ACCOUNT_TEXTS.dashboard}
        count={unreadCount}
      />
      {linksFor("account").map(({ label, to, icon = "inbox" }) => (
        <AccountLink key={to} to={to} icon={icon} label={label} />
      ))}
      <AccountLink to="/dashboard/konto" icon="user-round" label={ACCOUNT_TEXTS.account} />
      <li>
        <button type="button" onClick={signOut}>
          <Icon name="log-out" />
          {ACCOUNT_TEXTS.signOut}
        </button>
      </li>
      <li className="side-menu-mail text-sm text-muted">
        {ACCOUNT_TEXTS.signedInAs} {session.email}
      </li>
    </>
  );
}

type AccountLinkProps = { to: string; icon: IconName; label: string; count?: number };

function AccountLink({ to, icon, label, count = 0 }: AccountLinkProps) {
  return (
    <li>
      <Link to={to}>
        <Icon name={icon} />
        {label}
        <CountBadge count={count} />
        {count > 0 && <span className="sr-only">{ACCOUNT_TEXTS.unread(count)}</span>}
      </Link>
    </li>
  );
}
