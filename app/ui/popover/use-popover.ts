import { type ToggleEvent, useId, useRef } from "react";
import { type Align, placePopover } from "./place-popover.ts";

const GAP = 8;

/** The native popover with its opener: light dismiss, Esc and the way back of the focus are the browser's. */
export function usePopover(align: Align, onOpen?: (panel: HTMLElement) => void) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || event.newState !== "open") return;
    if (opener.current && !CSS.supports("position-area", "bottom")) {
      place(opener.current, event.currentTarget, align);
    }
    onOpen?.(event.currentTarget);
  };
  const close = () => panel.current?.hidePopover();
  const show = () => panel.current?.showPopover();

  return {
    close,
    show,
    // `popovertarget` tells by itself whether the panel is open.
    openerProps: { ref: opener, popoverTarget: id },
    panelProps: { ref: panel, id, popover: "auto" as const, "data-align": align, onToggle },
  };
}

/** For browsers without CSS anchor positioning. */
function place(opener: HTMLElement, panel: HTMLElement, align: Align): void {
  const view = { width: window.innerWidth, height: window.innerHeight };
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const spot = placePopover(opener.getBoundingClientRect(), size, view, {
    side: "below",
    align,
    gap: GAP,
  });
  panel.style.setProperty("top", `${spot.top}px`);
  panel.style.setProperty("left", `${spot.left}px`);
}
