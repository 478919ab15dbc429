const moment = new Intl.DateTimeFormat("de-DE", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Europe/Berlin",
});

/** „10.03.2026, 08:40“ */
export function formatSent(instant: string): string {
  return moment.format(Date.parse(instant));
}
