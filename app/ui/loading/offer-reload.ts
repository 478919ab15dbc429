import { toast } from "#ui/toast/toast-store.ts";
import { LATE_PART_TEXTS } from "../texts.ts";

/** Long enough to be found while reading; the page works without it. */
const NOTICE_MS = 60_000;

let isOffered = false;

/**
 * A part of the page stays without its scripts: a notice offers to load the page again, and links load
 * theirs whole, because a transition of the router would wait for the part for ever.
 */
export function offerReload(): void {
  if (isOffered) return;
  isOffered = true;
  addEventListener("popstate", () => location.reload());
  addEventListener("click", followLink, true);
  const texts = LATE_PART_TEXTS[document.documentElement.lang === "en" ? "en" : "de"];
  toast.show({
    kind: "warning",
    text: texts.failed,
    duration: NOTICE_MS,
    action: { label: texts.reload, onSelect: () => location.reload() },
  });
}

function followLink(event: MouseEvent): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.origin !== location.origin) return;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  if (isHere) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  location.assign(link.href);
}
