import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import type { IconName } from "#ui/icon-names.ts";
import type { Overview } from "./overview-query.ts";
import { OVERVIEW_TEXTS as TEXTS, WORK_TITLES } from "./texts.ts";

const KINDS = [
  { name: "jobs", icon: "triangle-alert", tone: "danger" },
  { name: "inquiries", icon: "clock-alert", tone: "danger" },
  { name: "applications", icon: "user-check", tone: "spot" },
  { name: "reviews", icon: "star", tone: "spot" },
] as const satisfies readonly {
  name: keyof Overview["work"];
  icon: IconName;
  tone: "danger" | "spot";
}[];

const moment = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});

/** What is broken comes first, then what somebody waits for. */
export function WorkList({ work }: { work: Overview["work"] }) {
  const waiting = KINDS.filter(({ name }) => work[name].count > 0);
  if (waiting.length === 0) {
    return (
      <Card title={TEXTS.work}>
        <p className="booking-note">{TEXTS.allClear}</p>
      </Card>
    );
  }
  return (
    <Card title={TEXTS.work} actions={<Badge>{waiting.length}</Badge>} isPadded={false}>
      <ul>
        {waiting.map(({ name, icon, tone }) => {
          const { count, oldest } = work[name];
          return (
            <li key={name} className="todo">
              <span className={`todo-symbol todo-symbol-${tone}`}>
                <Icon name={icon} />
              </span>
              <div className="min-w-0">
                <h3 className="todo-title">{WORK_TITLES[name](count)}</h3>
                {oldest && (
                  <p className="booking-note">{TEXTS.since(moment.format(Date.parse(oldest)))}</p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
