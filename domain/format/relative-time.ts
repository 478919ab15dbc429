import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time/duration.ts";
import { berlinDay, daysBetween } from "#domain/time/iso-date.ts";
import { atFirstUse } from "./at-first-use.ts";

const JUST_NOW = "gerade eben";

/** `short` is for narrow lists: „vor 2 Min.“ instead of „vor 2 Minuten“. */
export type RelativeStyle = "long" | "short";

const counted = {
  long: atFirstUse(() => new Intl.RelativeTimeFormat("de-DE", { style: "long" })),
  short: atFirstUse(() => new Intl.RelativeTimeFormat("de-DE", { style: "short" })),
};
/** Knows „gestern“ and „vorgestern“. */
const named = atFirstUse(() => new Intl.RelativeTimeFormat("de-DE", { numeric: "auto" }));

/**
 * How long ago a message was written (CHAT-17). Hours are counted up to a full day; from
 * then on calendar days in Berlin decide, so that a day with 23 or 25 hours is still one day. A
 * sender's clock that runs ahead never leads into the future.
 */
export function relativeTime(thenMs: number, nowMs: number, style: RelativeStyle = "long"): string {
  const past = nowMs - thenMs;
  if (past < MINUTE_MS) return JUST_NOW;
  if (past < HOUR_MS) return counted[style]().format(-Math.floor(past / MINUTE_MS), "minute");
  const days = daysBetween(berlinDay(thenMs), berlinDay(nowMs));
  if (past < DAY_MS || days === 0) {
    return counted[style]().format(-Math.floor(past / HOUR_MS), "hour");
  }
  if (days < 7) return named().format(-days, "day");
  if (days < 30) return counted[style]().format(-Math.floor(days / 7), "week");
  if (days < 365) return counted[style]().format(-Math.floor(days / 30), "month");
  return counted[style]().format(-Math.floor(days / 365), "year");
}
