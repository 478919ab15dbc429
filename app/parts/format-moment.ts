const DAY = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "Europe/Berlin" });
const MOMENT = new Intl.DateTimeFormat("de-DE", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Europe/Berlin",
});

/** „16. April 2026“ */
export function formatDay(iso: string): string {
  return DAY.format(new Date(iso));
}

/** „16.04.2026, 14:30 Uhr“ */
export function formatMoment(iso: string): string {
  return `${MOMENT.format(new Date(iso))} Uhr`;
}
