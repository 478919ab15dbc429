import { useRef, useState } from "react";
import { scrollToPart, TABS_ID } from "../scroll-to.ts";

/** The tab list is scrolled to once the new panel stands (CONST-26). */
export const TAB_SCROLL_MS = 100;

export function useProfileTab() {
  const [tab, setTab] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The address names the tab, to be shared and found again; going back still leaves the profile. */
  const chooseTab = (id: string) => {
    setTab(id);
    history.replaceState(history.state, "", `#${id}`);
  };
  /** From elsewhere on the page: opens a tab and brings the row of tabs into view. */
  const showTab = (id: string) => {
    chooseTab(id);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => scrollToPart(TABS_ID), TAB_SCROLL_MS);
  };
  return { tab, setTab, chooseTab, showTab };
}
