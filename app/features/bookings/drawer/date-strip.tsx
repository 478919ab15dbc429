import { Badge } from "#ui/badge.tsx";
import { Icon } from "#ui/icon.tsx";
import { formatWeekday } from "./format-weekday.ts";
import { MODE_TEXTS } from "./texts.ts";
import type { Drawer } from "./use-drawer.ts";

/** The day and whether it is bound or asked for; in sight on every step. */
export function DateStrip({ drawer: { state, mode } }: { drawer: Drawer }) {
  return (
    <p className={mode === "direct" ? "booking-date" : "booking-date booking-date-asked"}>
      <Icon name="calendar-check" />
      <span className="grow font-semibold">{formatWeekday(state.eventDate)}</span>
      <ModeBadge mode={mode} />
    </p>
  );
}

export function ModeBadge({ mode }: Pick<Drawer, "mode">) {
  return <Badge variant={mode === "direct" ? "free" : "spot"}>{MODE_TEXTS[mode].badge}</Badge>;
}
