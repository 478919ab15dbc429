import { formatDayWithWeekday } from "#domain/format/weekdays.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { isDayLost } from "../submit/notice.ts";
import { CONFLICT_TEXTS, MODE_TEXTS } from "../texts.ts";
import type { Drawer } from "../use-drawer.ts";

/** The day and whether it is bound or asked for; in sight on every step. */
export function DateStrip({ drawer }: { drawer: Drawer }) {
  const { state, mode } = drawer;
  const isBound = mode === "direct" && !isDayLost(state.notice);
  return (
    <p className={isBound ? "booking-date" : "booking-date booking-date-asked"}>
      <Icon name="calendar-check" />
      <span className="grow font-semibold">{formatDayWithWeekday(state.eventDate)}</span>
      <ModeBadge drawer={drawer} />
    </p>
  );
}

/** Promises nothing about a day that is gone. */
export function ModeBadge({ drawer: { state, mode } }: { drawer: Drawer }) {
  if (isDayLost(state.notice)) return <Badge variant="neutral">{CONFLICT_TEXTS.badge}</Badge>;
  return <Badge variant={mode === "direct" ? "free" : "spot"}>{MODE_TEXTS[mode].badge}</Badge>;
}
