import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { placePopover } from "./place-popover.ts";

const SHOW_MS = 400;
/** Long enough to move the pointer onto the bubble, so that it can be read at leisure. */
const HIDE_MS = 120;
const GAP = 8;

type Tip = { anchor: Element; text: string };

/** One bubble that can serve many anchors. Below 768 px the style sheet keeps it hidden. */
export function useTooltip() {
  const bubble = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [tip, setTip] = useState<Tip | null>(null);

  const after = (ms: number, next: Tip | null) => {
    clearTimeout(timer.current);
    if (ms === 0) setTip(next);
    else timer.current = setTimeout(() => setTip(next), ms);
  };
  const show = (anchor: Element, text: string, isAtOnce = false) =>
    after(isAtOnce || tip ? 0 : SHOW_MS, { anchor, text });
  const hide = () => after(HIDE_MS, null);
  const keep = () => clearTimeout(timer.current);

  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    const element = bubble.current;
    if (!tip || !element) return;
    element.showPopover();
    // Focus may scroll its element into view, so the bubble moves along instead of going away.
    const place = () => placeBubble(element, tip.anchor);
    place();
    const dropOnEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") setTip(null);
    };
    document.addEventListener("keydown", dropOnEscape);
    document.addEventListener("scroll", place, { capture: true, passive: true });
    return () => {
      document.removeEventListener("keydown", dropOnEscape);
      document.removeEventListener("scroll", place, { capture: true });
      element.hidePopover();
    };
  }, [tip]);

  return { bubble, text: tip?.text ?? null, show, hide, keep };
}

function placeBubble(element: HTMLElement, anchor: Element): void {
  const view = { width: window.innerWidth, height: window.innerHeight };
  const size = { width: element.offsetWidth, height: element.offsetHeight };
  const spot = placePopover(anchor.getBoundingClientRect(), size, view, {
    side: "above",
    align: "center",
    gap: GAP,
  });
  element.style.setProperty("top", `${spot.top}px`);
  element.style.setProperty("left", `${spot.left}px`);
}
