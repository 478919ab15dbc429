import "#parts/layout/todo.css";
import { formatDateTimeWithoutYear } from "#domain/format/date-times.ts";
import { formatDayLong } from "#domain/format/days.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import type { Overview } from "./overview-query.ts";
import { OVERVIEW_TEXTS as TEXTS, WORK_TITLES } from "./texts.ts";

/** Each kind with the list it leads to, already narrowed to what waits. */
const KINDS = [
  { name: "jobs", icon: "mail-warning", tone: "danger", to: "/admin/outbox?state=failed" },
  {
    name: "inquiries",
    icon: "clock-alert",
    tone: "danger",
    to: "/admin/bookings?need=unanswered",
  },
  { name: "reports", icon: "flag", tone: "danger", to: "/admin/meldungen?state=open" },
  { name: "invoices", icon: "receipt-text", tone: "danger", to: "/admin/invoices?state=late" },
  { name: "contracts", icon: "scroll-text", tone: "spot", to: "/admin/bookings?need=contract" },
  { name: "applications", icon: "user-check", tone: "spot", to: "/admin/speaker-approval" },
  { name: "reviews", icon: "star", tone: "spot", to: "/admin/reviews?need=decision" },
  { name: "reminders", icon: "bell-ring", tone: "spot", to: "/admin/crm-reminders?status=open" },
] as const satisfies readonly {
  name: keyof Overview["work"];
  icon: IconName;
  tone: "danger" | "spot";
  to: string;
}[];

/** Of these the day counts and no hour. */
const BY_DAY: ReadonlySet<keyof Overview["work"]> = new Set(["invoices", "reminders"]);

type WorkListProps = {
  work: Overview["work"];
  /** Points of the go-live list: then not everything is done, even if nothing waits. */
  hasOpenPoints: boolean;
};

/** What is broken comes first, then what a user waits for. */
export function WorkList({ work, hasOpenPoints }: WorkListProps) {
  const waiting = KINDS.filter(({ name }) => work[name].count > 0);
  if (waiting.length === 0) {
    return (
      <Card title={TEXTS.work}>
        <p className="note">{hasOpenPoints ? TEXTS.noneWaits : TEXTS.allClear}</p>
      </Card>
    );
  }
  return (
    <Card title={TEXTS.work} actions={<Badge>{waiting.length}</Badge>} isPadded={false}>
      <ul>
        {waiting.map(({ name, icon, tone, to }, at) => {
          const { count, oldest } = work[name];
          return (
            <li key={name} className="todo">
              <span className={`todo-symbol todo-symbol-${tone}`}>
                <Icon name={icon} />
              </span>
              <div className="min-w-0">
                <h3 className="todo-title">{WORK_TITLES[name](count)}</h3>
                {oldest && (
                  <p className="note">
                    {BY_DAY.has(name)
                      ? TEXTS.sinceDay(formatDayLong(berlinDay(Date.parse(oldest))))
                      : TEXTS.since(formatDateTimeWithoutYear(oldest))}
                  </p>
                )}
              </div>
              <div className="todo-actions">
                <ButtonLink size="sm" variant={at === 0 ? "primary" : "line"} to={to}>
                  {TEXTS.open}
                  <span className="sr-only">: {WORK_TITLES[name](count)}</span>
                </ButtonLink>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
