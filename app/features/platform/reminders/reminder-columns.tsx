import "#ui/table/table.css";
import { Link } from "react-router";
import { formatDay } from "#domain/format/days.ts";
import { reminderTime } from "#domain/platform/reminders.ts";
import { berlinDay, isoDate } from "#domain/time/iso-date.ts";
import { REMINDER_STATUS_WORDS } from "#parts/status-labels.ts";
import { Badge, Status } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu } from "#ui/popover/menu.tsx";
import { type Column, tableColumns } from "#ui/table/table.tsx";
import type { Reminder } from "./reminders-query.ts";
import { CHANNEL_WORDS, REMINDER_TEXTS as TEXTS, TIME_WORDS } from "./texts.ts";

export type ReminderActions = {
  onDone: (reminder: Reminder) => void;
  onSnooze: (reminder: Reminder, days: number) => void;
  onAssign: (reminder: Reminder) => void;
  onEdit: (reminder: Reminder) => void;
  onCancel: (reminder: Reminder) => Promise<void>;
};

type Who = { userId: string; isBusy: boolean };

export function reminderColumns(actions: ReminderActions, who: Who): readonly Column<Reminder>[] {
  const { columns: labels } = TEXTS;
  return tableColumns(labels, {
    reminder: {
      isLead: true,
      cell: (row) => <ReminderTitle row={row} />,
    },
    due: {
      sort: "due_on",
      cell: ({ due_on }) => <span className="whitespace-nowrap">{formatDay(isoDate(due_on))}</span>,
    },
    about: { cell: (row) => <About row={row} /> },
    owner: { cell: ({ owner }) => owner ?? TEXTS.nobody },
    state: { cell: (row) => <ReminderState row={row} /> },
    tools: {
      isTools: true,
      cell: (row) =>
        row.status === "open" && <ReminderTools row={row} actions={actions} who={who} />,
    },
  });
}

export function ReminderTitle({ row }: { row: Reminder }) {
  return (
    <span className="cell-stack">
      <span>
        {row.title} {row.is_automatic && <Badge>{TEXTS.automatic}</Badge>}
      </span>
      <span>{CHANNEL_WORDS[row.channel]}</span>
      {row.note && <span className="review-text">{row.note}</span>}
      {row.outcome && <span className="review-text">{row.outcome}</span>}
    </span>
  );
}

/** Each of them leads to its own page. */
function About({ row }: { row: Reminder }) {
  if (!row.booking_id && !row.speaker && !row.customer) return TEXTS.none;
  return (
    <span className="cell-stack">
      {row.booking_id && (
        <Link className="underline" to={`/admin/bookings/${row.booking_id}`}>
          {row.event_title}
        </Link>
      )}
      {row.customer_email && (
        <Link
          className="underline"
          to={`/admin/users?suche=${encodeURIComponent(row.customer_email)}`}
        >
          {row.customer}
        </Link>
      )}
      {row.speaker_id && (
        <Link className="underline" to={`/admin/speakers/edit/${row.speaker_id}`}>
          {row.speaker}
        </Link>
      )}
    </span>
  );
}

export function ReminderState({ row }: { row: Reminder }) {
  if (row.status !== "open") {
    return (
      <Status shape={row.status === "done" ? "done" : "off"}>
        {REMINDER_STATUS_WORDS[row.status]}
      </Status>
    );
  }
  const { word, shape } = TIME_WORDS[reminderTime(isoDate(row.due_on), berlinDay(Date.now()))];
  return <Status shape={shape}>{word}</Status>;
}

type ToolsProps = { row: Reminder; actions: ReminderActions; who: Who };

export function ReminderTools({ row, actions, who }: ToolsProps) {
  const assign = { id: "assign", label: TEXTS.assign, onSelect: () => actions.onAssign(row) };
  return (
    <div className="flex items-center justify-end gap-1">
      <Button size="sm" variant="line" disabled={who.isBusy} onClick={() => actions.onDone(row)}>
        {TEXTS.done}
        <span className="sr-only">: {row.title}</span>
      </Button>
      <Menu
        opener={<Icon name="ellipsis" />}
        openerLabel={`${TEXTS.more}: ${row.title}`}
        label={TEXTS.more}
        items={[
          { id: "tomorrow", label: TEXTS.snooze, onSelect: () => actions.onSnooze(row, 1) },
          { id: "week", label: TEXTS.snoozeWeek, onSelect: () => actions.onSnooze(row, 7) },
          ...(row.owner_id === who.userId ? [] : [assign]),
          { id: "edit", label: TEXTS.edit, onSelect: () => actions.onEdit(row) },
          {
            id: "cancel",
            label: TEXTS.cancel,
            isDestructive: true,
            onSelect: () => void actions.onCancel(row),
          },
        ]}
      />
    </div>
  );
}
