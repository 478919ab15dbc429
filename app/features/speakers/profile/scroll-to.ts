export const CALENDAR_ID = "verfuegbarkeit";
export const TABS_ID = "mehr";

/** Scrolls there and moves the focus along, so that keyboard and screen reader follow. */
export function scrollToPart(id: string): void {
  const part = document.getElementById(id);
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  part?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth", block: "start" });
  part?.focus({ preventScroll: true });
}
