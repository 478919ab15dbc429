import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { formatDay } from "#domain/format/days.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import {
  type ReminderActions,
  ReminderState,
  ReminderTitle,
  ReminderTools,
} from "./reminder-columns.tsx";
import { aboutQuery, type Reminder, type ReminderSubject } from "./reminders-query.ts";
import { REMINDER_TEXTS as TEXTS } from "./texts.ts";
import { useReminderActions } from "./use-reminder-actions.tsx";

/** The reminders about one booking, speaker or customer, beside everything else about them. */
export function ReminderPanel({ about }: { about: ReminderSubject }) {
  const query = useQuery(aboutQuery(about));
  const { actions, who, refusal, dialogs, add } = useReminderActions(
    query.data?.admins ?? [],
    about,
  );
  return (
    <Card
      title={TEXTS.panel}
      isPadded={false}
      actions={
        <Button size="sm" variant="line" icon="plus" onClick={add}>
          {TEXTS.add}
        </Button>
      }
    >
      {refusal && (
        <div className="px-5 pb-3">
          <Alert variant="danger">{refusal.message}</Alert>
        </div>
      )}
      <Loaded query={query}>
        {({ items, total }) => (
          <>
            {items.length === 0 && <p className="note px-5 pb-5">{TEXTS.panelEmpty}</p>}
            <ul className="file-list">
              {items.map((row) => (
                <Entry key={row.id} row={row} actions={actions} who={who} />
              ))}
            </ul>
            {total > items.length && (
              <p className="px-5 pb-5">
                <Link className="underline" to="/admin/crm-reminders">
                  {TEXTS.allOf(total)}
                </Link>
              </p>
            )}
          </>
        )}
      </Loaded>
      {dialogs}
    </Card>
  );
}

type EntryProps = {
  row: Reminder;
  actions: ReminderActions;
  who: { userId: string; isBusy: boolean };
};

function Entry({ row, actions, who }: EntryProps) {
  return (
    <li className="grid gap-2">
      <ReminderTitle row={row} />
      <p className="note flex flex-wrap items-center gap-x-4">
        <span>{TEXTS.dueOn(formatDay(isoDate(row.due_on)))}</span>
        <span>{row.owner ?? TEXTS.nobody}</span>
        <ReminderState row={row} />
      </p>
      {row.status === "open" && (
        <div className="file-tools">
          <ReminderTools row={row} actions={actions} who={who} />
        </div>
      )}
    </li>
  );
}
