import "./tabs.css";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { useHydrated } from "#ui/loading/hydrated.tsx";
import { opensElsewhere } from "../button/action-link.tsx";
import { revealTab } from "./reveal-tab.ts";
import { rovingIndex } from "./roving-index.ts";

export type Tab = { id: string; label: string; count?: number; panel: ReactNode };

type TabsProps = {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** Leave out to let the tabs keep their own state. */
  active?: string;
  onChange?: (id: string) => void;
  /** Follow the address: `#videos` opens the tab `videos`, now and on every later change. */
  followsHash?: boolean;
};

/**
 * Until it is hydrated this is a list of anchors over sections, and it stays that without JavaScript;
 * the style sheet already shows one section at a time, so nothing jumps when the roles arrive.
 */
export function Tabs({ label, tabs, active, onChange, followsHash = false }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id);
  const isLive = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const wanted = active ?? own;
  const current = tabs.some((tab) => tab.id === wanted) ? wanted : tabs[0]?.id;

  const activate = (id: string) => {
    setOwn(id);
    if (id !== current) onChange?.(id);
  };
  useHashTab(followsHash ? tabs.map((tab) => tab.id) : [], activate);
  useEffect(() => revealTab(list.current, document.getElementById(`${current}-tab`)), [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === current);
    const next = rovingIndex(event.key, at, tabs.length);
    const target = next === null ? undefined : tabs[next];
    if (event.key === " ") event.preventDefault();
    if (!target) return;
    event.preventDefault();
    document.getElementById(`${target.id}-tab`)?.focus();
    activate(target.id);
  };
  const onClick = (event: MouseEvent, id: string) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    activate(id);
  };

  return (
    <div className="tabset" data-live={isLive || undefined}>
      <div
        ref={list}
        className="tabs"
        {...(isLive && { role: "tablist", "aria-label": label, onKeyDown })}
      >
        {tabs.map((tab) => (
          <a
            key={tab.id}
            id={`${tab.id}-tab`}
            href={`#${tab.id}`}
            className="tab"
            onClick={(event) => onClick(event, tab.id)}
            {...tabState(tab.id, tab.id === current, isLive)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="tab-count">{tab.count}</span>}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <section
          key={tab.id}
          id={tab.id}
          className="tabpanel"
          aria-labelledby={`${tab.id}-tab`}
          hidden={isLive && tab.id !== current}
          {...(isLive && { role: "tabpanel", tabIndex: 0 })}
        >
          {tab.panel}
        </section>
      ))}
    </div>
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

function useHashTab(ids: readonly string[], activate: (id: string) => void): void {
  const follow = useRef(() => {});
  useEffect(() => {
    follow.current = () => {
      const id = decodeURIComponent(window.location.hash.slice(1));
      if (ids.includes(id)) activate(id);
    };
  });
  useEffect(() => {
    const onHashChange = () => follow.current();
    onHashChange();
    window.addEventListener("hashchange", onHashChange);
    return () => window.removeEventListener("hashchange", onHashChange);
  }, []);
}
