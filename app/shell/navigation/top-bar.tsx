import { Link, useLocation } from "react-router";
import { IconLink } from "#ui/icon/icon-button.tsx";
import { Logo } from "#ui/icon/logo.tsx";
import { SHELL_TEXTS } from "../texts.ts";
import { AccountCorner } from "./account-corner.tsx";
import { BellSlot } from "./bell-slot.tsx";
import { useComparisonCount } from "./comparison-count.ts";
import { MenuButton, MobileMenu } from "./mobile-menu.tsx";
import { isCurrent, linksFor } from "./navigation.ts";

export function TopBar({ unreadCount }: { unreadCount: number }) {
  const compared = useComparisonCount();
  return (
    <header className="topbar">
      <div className="wrap">
        <Link className="logo" to="/" aria-label={SHELL_TEXTS.home}>
          <Logo />
        </Link>
        <TopNavigation />
        <div className="topbar-actions">
          {linksFor("comparison").map(({ to }) => (
            <IconLink
              key={to}
              to={to}
              icon="scale"
              size={24}
              label={SHELL_TEXTS.comparisonCount(compared)}
              count={compared}
            />
          ))}
          <BellSlot />
          <AccountCorner unreadCount={unreadCount} />
          <MenuButton />
        </div>
      </div>
      <MobileMenu unreadCount={unreadCount} comparedCount={compared} />
    </header>
  );
}

function TopNavigation() {
  const { pathname } = useLocation();
  return (
    <nav className="topbar-nav" aria-label={SHELL_TEXTS.mainNavigation}>
      {linksFor("top").map(({ label, to }) => (
        <Link key={to} to={to} aria-current={isCurrent(to, pathname) ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
