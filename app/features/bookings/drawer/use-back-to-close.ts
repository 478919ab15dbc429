import { useEffect, useLayoutEffect, useRef } from "react";

const LAYER = "booking-drawer";

/**
 * The back button closes the drawer like Esc does, instead of leaving the page: the drawer lies on a
 * history entry of its own. For the router nothing has changed.
 */
export function useBackToClose(requestClose: () => Promise<boolean>): void {
  const request = useRef(requestClose);
  useEffect(() => {
    request.current = requestClose;
  });
  // Before the drawer is painted: a step back may follow at once.
  useLayoutEffect(() => {
    let isGone = false;
    let isAsking = false;
    if (!isOnLayer()) pushLayer();
    const onBack = (event: PopStateEvent) => {
      // A second step back while the first is still in question leaves the page as anywhere else.
      if (isOnLayer() || isAsking) return;
      event.stopImmediatePropagation();
      isAsking = true;
      void request.current().then((isClosed) => {
        isAsking = false;
        if (!isClosed && !isGone) pushLayer();
      });
    };
    // In the capture phase, to be ahead of the router, which listens at the same window. Chromium keeps to
    // the order of arrival there: its router takes a step to the place where it is and reads the data anew.
    addEventListener("popstate", onBack, { capture: true });
    return () => {
      isGone = true;
      removeEventListener("popstate", onBack, { capture: true });
      // Strict mode mounts twice at once; only a layer that was not taken over again is left.
      setTimeout(() => {
        if (isOnLayer() && !document.querySelector("dialog[open] .booking-head")) leaveLayer();
      });
    };
  }, []);
}

function isOnLayer(): boolean {
  return history.state?.layer === LAYER;
}

function pushLayer(): void {
  history.pushState({ ...history.state, layer: LAYER }, "");
}

/** Before going to another page, which then takes the place of the drawer's entry. */
export function releaseLayer(): void {
  if (isOnLayer()) history.replaceState({ ...history.state, layer: null }, "");
}

/** The entry below is the same page, so the router need not hear of the step back. */
function leaveLayer(): void {
  addEventListener("popstate", (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  history.back();
}
