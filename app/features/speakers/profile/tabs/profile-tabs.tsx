import "./profile-tabs.css";
import "#ui/tabs/tabs.css";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { opensElsewhere } from "#ui/button/action-link.tsx";
import { useHydrated } from "#ui/loading/hydrated.tsx";
import { rovingIndex } from "#ui/tabs/roving-index.ts";
import { TABS_ID } from "../scroll-to.ts";
import { TAB_TEXTS } from "../texts.ts";
import { useNarrow } from "../use-narrow.ts";
import { TAB_SCROLL_MS } from "./use-profile-tab.ts";

export type ProfileTab = {
  id: string;
  label: string;
  count?: number;
  panel: ReactNode;
  /** What becomes of it on phones: a tab, perhaps under another name, a section, or nothing. */
  narrow: { as: "tab"; label?: string } | { as: "section" } | { as: "nothing" };
};

type ProfileTabsProps = {
  /** The one that phones show as a section comes first. */
  tabs: readonly [ProfileTab, ...ProfileTab[]];
  /** Null is the first tab, whichever that is on this screen. */
  active: string | null;
  onChange: (id: string) => void;
  /** The address asks for a tab, which therefore is in it already. */
  onFollow: (id: string) => void;
};

/**
 * Six tabs on large screens; phones show the talks as a section and three of the others as tabs. Each
 * has its own row of tabs, so that the order of the page is the order of the keyboard. Until it is
 * hydrated the rows are anchors over sections, and without JavaScript they stay that.
 */
export function ProfileTabs(props: ProfileTabsProps) {
  const { tabs, active, onChange, onFollow } = props;
  const isLive = useHydrated();
  const isNarrow = useNarrow();
  const narrowTabs = tabs.filter(({ narrow }) => narrow.as === "tab");
  const usable = isNarrow ? narrowTabs : tabs;
  const current = (usable.find(({ id }) => id === active) ?? usable[0])?.id;
  useHash(isLive, onFollow);
  const [first, ...others] = tabs;
  const panel = (tab: ProfileTab) => (
    <TabPanel
      key={tab.id}
      tab={tab}
      isLive={isLive}
      isSection={isNarrow && tab.narrow.as === "section"}
      isOn={tab.id === current}
    />
  );
  const row = { current, isLive, onChange };
  return (
    <div id={TABS_ID} className="profile-tabs" data-live={isLive || undefined} tabIndex={-1}>
      <TabRow {...row} kind="wide" tabs={tabs} />
      {panel(first)}
      <TabRow {...row} kind="narrow" tabs={narrowTabs} />
      {others.map(panel)}
    </div>
  );
}

type TabRowProps = {
  kind: "wide" | "narrow";
  tabs: readonly ProfileTab[];
  current: string | undefined;
  isLive: boolean;
  onChange: (id: string) => void;
};

function TabRow({ kind, tabs, current, isLive, onChange }: TabRowProps) {
  const shown = tabs.some(({ id }) => id === current) ? current : tabs[0]?.id;
  const tabId = (id: string) => `${id}-tab${kind === "wide" ? "" : "-narrow"}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === shown);
    const next = rovingIndex(event.key, at, tabs.length);
    const target = next === null ? undefined : tabs[next];
    if (event.key === " ") event.preventDefault();
    if (!target) return;
    event.preventDefault();
    document.getElementById(tabId(target.id))?.focus();
    onChange(target.id);
  };
  const onClick = (event: MouseEvent, id: string) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onChange(id);
  };
  return (
    <div
      className={`tabs tabs-${kind}`}
      {...(isLive && { role: "tablist", "aria-label": TAB_TEXTS.label, onKeyDown })}
    >
      {tabs.map((tab) => (
        <a
          key={tab.id}
          id={tabId(tab.id)}
          href={`#${tab.id}`}
          className="tab"
          data-replay=""
          onClick={(event) => onClick(event, tab.id)}
          {...tabState(tab.id, tab.id === shown, isLive)}
        >
          {kind === "narrow" ? narrowLabel(tab) : tab.label}
          {tab.count !== undefined && <span className="tab-count">{tab.count}</span>}
        </a>
      ))}
    </div>
  );
}

function narrowLabel({ label, narrow }: ProfileTab): string {
  return narrow.as === "tab" ? (narrow.label ?? label) : label;
}

type TabPanelProps = {
  tab: ProfileTab;
  isLive: boolean;
  isSection: boolean;
  isOn: boolean;
};

function TabPanel({ tab, isLive, isSection, isOn }: TabPanelProps) {
  return (
    <section
      id={tab.id}
      className="tabpanel"
      aria-labelledby={`${tab.id}-tab`}
      hidden={isLive && !isSection && !isOn}
      {...(isLive && !isSection && { role: "tabpanel", tabIndex: 0 })}
    >
      {tab.panel}
    </section>
  );
}

function tabState(id: string, isOn: boolean, isLive: boolean) {
  if (!isLive) return { "aria-current": isOn || undefined };
  return {
    role: "tab",
    "aria-selected": isOn,
    "aria-controls": id,
    tabIndex: isOn ? 0 : -1,
  } as const;
}

/** `#videos` opens the tab `videos`, and what lies inside a panel opens that; now and on every later change. */
function useHash(isLive: boolean, onFollow: (id: string) => void): void {
  const follow = useRef(() => {});
  useEffect(() => {
    follow.current = () => {
      const part = document.getElementById(location.hash.slice(1));
      const panel = part?.closest(".tabpanel");
      if (!part || !panel) return;
      onFollow(panel.id);
      // Once the panel is shown; before that there is nowhere to scroll to.
      if (part !== panel) setTimeout(() => part.scrollIntoView(), TAB_SCROLL_MS);
    };
  });
  // The panels stand when the tabs are live.
  useEffect(() => {
    if (!isLive) return;
    const onHashChange = () => follow.current();
    onHashChange();
    addEventListener("hashchange", onHashChange);
    return () => removeEventListener("hashchange", onHashChange);
  }, [isLive]);
}
