import { Badge } from "#ui/badge.tsx";
import { Icon } from "#ui/icon.tsx";
import type { DrawerState } from "./drawer-state.ts";
import { formatWeekday } from "./format-weekday.ts";
import { MODE_TEXTS } from "./texts.ts";

/** The day and whether it is bound or asked for; in sight on every step. */
export function DateStrip({ state: { eventDate, mode } }: { state: DrawerState }) {
  return (
    <p className={mode === "direct" ? "booking-date" : "booking-date booking-date-asked"}>
      <Icon name="calendar-check" />
      <span className="grow font-semibold">{formatWeekday(eventDate)}</span>
      <ModeBadge mode={mode} />
    </p>
  );
}

export function ModeBadge({ mode }: Pick<DrawerState, "mode">) {
  return <Badge variant={mode === "direct" ? "free" : "spot"}>{MODE_TEXTS[mode].badge}</Badge>;
}
