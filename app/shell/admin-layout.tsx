import "#parts/layout/frame.css";
import "./admin.css";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { UnsavedChangesGuard } from "#parts/actions/unsaved-changes.tsx";
import { CountBadge } from "#ui/badge/count-badge.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Logo } from "#ui/icon/logo.tsx";
import { Toaster } from "#ui/toast/toast.tsx";
import { type AdminDestination, adminSections } from "./navigation/admin-navigation.ts";
import { isCurrent } from "./navigation/navigation.ts";
import { CONTENT_ID, SkipLink } from "./skip-link.tsx";
import { ADMIN_TEXTS, SHELL_TEXTS } from "./texts.ts";

const MENU_ID = "verwaltungsmenue";

type AdminLayoutProps = {
  /** What waits behind an entry, by its address. */
  counts?: Readonly<Record<string, number>>;
  /** Right end of the bar on narrow windows, e.g. notices. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A dark side bar from 1024 px on, below it a bar with a menu. */
export function AdminLayout({ counts = {}, actions, children }: AdminLayoutProps) {
  return (
    <div className="admin">
      <SkipLink />
      <header className="topbar admin-bar">
        <div className="wrap">
          <HomeLink />
          <div className="topbar-actions">
            {actions}
            <button
              type="button"
              className="iconbtn"
              popoverTarget={MENU_ID}
              aria-label={SHELL_TEXTS.openMenu}
            >
              <Icon name="menu" size={24} />
            </button>
          </div>
        </div>
      </header>
      <SideBar counts={counts} />
      <main id={CONTENT_ID} className="admin-main" tabIndex={-1}>
        {children}
      </main>
      <UnsavedChangesGuard />
      <Toaster place="page" />
    </div>
  );
}

/** Before the user is known, and for users who may not enter: nothing of the menu. */
export function ClosedAdmin({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="topbar">
        <div className="wrap">
          <HomeLink />
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

function HomeLink() {
  return (
    <Link className="logo" to="/" aria-label={SHELL_TEXTS.home}>
      <Logo />
    </Link>
  );
}

function SideBar({ counts }: { counts: Readonly<Record<string, number>> }) {
  const ref = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  useEffect(() => {
    if (key) ref.current?.hidePopover();
  }, [key]);
  return (
    <aside ref={ref} id={MENU_ID} className="admin-side stage" popover="auto">
      <HomeLink />
      <nav aria-label={ADMIN_TEXTS.navigation}>
        {adminSections().map(({ group, entries }) => (
          <div key={group}>
            {group && <h2>{ADMIN_TEXTS.groups[group]}</h2>}
            {entries.map((entry) => (
              <Entry
                key={entry.to}
                entry={entry}
                count={counts[entry.to] ?? 0}
                isOn={entry.to === "/admin" ? pathname === "/admin" : isCurrent(entry.to, pathname)}
              />
            ))}
          </div>
        ))}
      </nav>
    </aside>
  );
}

type EntryProps = { entry: AdminDestination; count: number; isOn: boolean };

function Entry({ entry, count, isOn }: EntryProps) {
  return (
    <Link to={entry.to} aria-current={isOn ? "page" : undefined}>
      <Icon name={entry.icon} size={18} />
      {entry.label}
      <CountBadge count={count} />
      {count > 0 && <span className="sr-only">, {count}</span>}
    </Link>
  );
}
