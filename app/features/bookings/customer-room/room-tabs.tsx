import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { revealTab } from "#ui/reveal-tab.ts";
import { ROOM_VIEWS, type RoomView, viewPath } from "./room-view.ts";
import { ROOM_TEXTS as TEXTS } from "./texts.ts";

/** The parts of the room. On phones the row is longer than the screen: the open one is always in sight. */
export function RoomTabs({ view }: { view: RoomView }) {
  const row = useRef<HTMLElement>(null);
  const current = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is another link
  useEffect(() => revealTab(row.current, current.current), [view]);
  return (
    <nav ref={row} className="tabs" aria-label={TEXTS.views}>
      {ROOM_VIEWS.map((name) => (
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
