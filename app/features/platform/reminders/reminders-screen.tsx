import { useQuery } from "@tanstack/react-query";
import { downloadDocument } from "#app/session/download-document.ts";
import { REMINDER_SORTS, REMINDER_STATUSES, REMINDER_TIMES } from "#domain/platform/reminders.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { ListCard } from "#parts/list/list-card.tsx";
import { useListState } from "#parts/list/use-list-state.ts";
import { REMINDER_STATUS_WORDS } from "#parts/status-labels.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { reminderColumns } from "./reminder-columns.tsx";
import { remindersQuery } from "./reminders-query.ts";
import { REMINDER_TEXTS as TEXTS, TIME_WORDS } from "./texts.ts";
import { useReminderActions } from "./use-reminder-actions.tsx";

const SPEC = {
  sorts: REMINDER_SORTS,
  order: "asc",
  filters: ["status", "time", "owner"],
} as const;

/** What is due first; a rule's reminder says so and closes by itself. */
export function RemindersScreen() {
  const list = useListState(SPEC);
  const query = useQuery(remindersQuery(list.state));
  const admins = query.data?.admins ?? [];
  const { actions, who, refusal, dialogs, add } = useReminderActions(admins);
  return (
    <div className="dashboard">
      <AdminHead
        title={TEXTS.title}
        note={TEXTS.note}
        actions={
          <Button icon="plus" onClick={add}>
            {TEXTS.add}
          </Button>
        }
      />
      {refusal && <Alert variant="danger">{refusal.message}</Alert>}
      <ListCard
        name="reminders"
        caption={TEXTS.title}
        list={list}
        query={query}
        columns={reminderColumns(actions, who)}
        nameOf={({ title }) => title}
        placeholder={TEXTS.placeholder}
        filters={filtersOf(admins)}
        onExport={(params) =>
          downloadDocument(`/api/v1/admin/reminders.csv?${params}`, "erinnerungen.csv")
        }
        empty={{ title: TEXTS.emptyTitle, text: TEXTS.emptyText }}
      />
      {dialogs}
    </div>
  );
}

function filtersOf(admins: readonly { id: string; name: string }[]) {
  return [
    {
      name: "status",
      label: TEXTS.filters.status,
      options: REMINDER_STATUSES.map((value) => ({ value, label: REMINDER_STATUS_WORDS[value] })),
    },
    {
      name: "time",
      label: TEXTS.filters.time,
      options: REMINDER_TIMES.map((value) => ({ value, label: TIME_WORDS[value].word })),
    },
    {
      name: "owner",
      label: TEXTS.filters.owner,
      options: admins.map(({ id, name }) => ({ value: id, label: name })),
    },
  ];
}
