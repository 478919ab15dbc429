import { atFirstUse } from "./at-first-use.ts";

const time = atFirstUse(() => new Intl.DateTimeFormat("de-DE", { timeStyle: "short" }));

/** „14:30“ by the clock of the reader, for what has just happened on the screen. */
export function formatLocalTime(instant: Date): string {
  return time().format(instant);
}
