import { formatDay } from "#domain/format/days.ts";
import { formatDayWithWeekday } from "#domain/format/weekdays.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { showDrawerToast } from "../submit/drawer-toast.ts";
import type { Notice } from "../submit/notice.ts";
import { CONFLICT_TEXTS as TEXTS } from "../texts.ts";
import type { Drawer } from "../use-drawer.ts";

type FreeDaysProps = { drawer: Drawer; notice: Extract<Notice, { kind: "date_taken" }> };

/** The day is gone: everything stays, and another day is one click away (C-92). */
export function FreeDays({ drawer: { act }, notice: { reason, freeDays } }: FreeDaysProps) {
  const choose = (chosen: IsoDate) => {
    act({ type: "date", day: chosen });
    showDrawerToast({ kind: "info", text: TEXTS.chosen(formatDay(chosen)) });
  };
  return (
    <Alert variant="danger" icon="calendar-off">
      <p className="font-semibold">{reason}</p>
      <p>{freeDays.length > 0 ? TEXTS.kept : TEXTS.none}</p>
      <div className="free-days">
        {freeDays.map((free) => (
          <Button key={free} variant="quiet" onClick={() => choose(free)}>
            {formatDayWithWeekday(free)}
          </Button>
        ))}
      </div>
    </Alert>
  );
}
