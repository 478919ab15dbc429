import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { downloadDocument } from "#app/session/download-document.ts";
import { useSession } from "#app/session/use-session.ts";
import { REMINDER_SORTS, REMINDER_STATUSES, REMINDER_TIMES } from "#domain/crm/reminders.ts";
import { addDays, berlinDay } from "#domain/iso-date.ts";
import { REMINDER_STATUS_WORDS } from "#parts/code-words.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { ListCard } from "#parts/list/list-card.tsx";
import { useListState } from "#parts/list/use-list-state.ts";
import { ReasonDialog } from "#parts/reason-dialog.tsx";
import { useAction } from "#parts/use-action.ts";
import { useSure } from "#parts/use-sure.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { NewReminder } from "./new-reminder.tsx";
import { PlanReminder } from "./plan-reminder.tsx";
import { type ReminderActions, reminderColumns } from "./reminder-columns.tsx";
import {
  REMINDERS_KEY,
  type Reminder,
  type ReminderStep,
  remindersQuery,
  sendStep,
} from "./reminders-query.ts";
import { REMINDER_TEXTS as TEXTS, TIME_WORDS } from "./texts.ts";

const SPEC = {
  sorts: REMINDER_SORTS,
  order: "asc",
  filters: ["status", "time", "owner"],
} as const;

const KEYS = [REMINDERS_KEY, ["admin-overview"]] as const;

/** What is due first; a rule's reminder says so and closes by itself. */
export function RemindersScreen() {
  const session = useSession();
  const userId = session.state === "signed_in" ? session.userId : "";
  const list = useListState(SPEC);
  const query = useQuery(remindersQuery(list.state));
  const [isAdding, setAdding] = useState(false);
  const [closing, setClosing] = useState<Reminder | null>(null);
  const [planned, setPlanned] = useState<Reminder | null>(null);
  const { run, isBusy, refusal } = useAction(KEYS);
  const { isSure, dialog } = useSure();
  const step = ({ id }: Reminder, json: ReminderStep, text: string) =>
    void run(() => sendStep(id, json), { text });
  const actions: ReminderActions = {
    onDone: setClosing,
    onSnooze: (row, days) =>
      step(row, { due_on: addDays(berlinDay(Date.now()), days) }, TEXTS.snoozed),
    onAssign: (row) => step(row, { owner_id: userId }, TEXTS.assigned),
    onPlan: setPlanned,
    onCancel: async (row) => {
      const title = TEXTS.cancelTitle(row.title);
      if (!(await isSure({ title, text: TEXTS.cancelText, confirm: TEXTS.cancel }))) return;
      step(row, { status: "cancelled" }, REMINDER_STATUS_WORDS.cancelled);
    },
  };
  const admins = query.data?.admins ?? [];
  return (
    <div className="room">
      <AdminHead
        title={TEXTS.title}
        note={TEXTS.note}
        actions={
          <Button icon="plus" onClick={() => setAdding(true)}>
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
        columns={reminderColumns(actions, { userId, isBusy })}
        nameOf={({ title }) => title}
        placeholder={TEXTS.placeholder}
        filters={filtersOf(admins)}
        onExport={(params) =>
          downloadDocument(`/api/v1/admin/reminders.csv?${params}`, "erinnerungen.csv")
        }
        empty={{ title: TEXTS.emptyTitle, text: TEXTS.emptyText }}
      />
      {isAdding && <NewReminder admins={admins} onClose={() => setAdding(false)} />}
      {dialog}
      {planned && (
        <PlanReminder reminder={planned} admins={admins} onClose={() => setPlanned(null)} />
      )}
      {closing && <CloseDialog reminder={closing} onClose={() => setClosing(null)} />}
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

function CloseDialog({ reminder, onClose }: { reminder: Reminder; onClose: () => void }) {
  const { run, isBusy, refusal } = useAction(KEYS);
  const close = (outcome: string) =>
    void run(() => sendStep(reminder.id, { status: "done", outcome }), {
      text: TEXTS.doneToast,
      onDone: onClose,
    });
  return (
    <ReasonDialog
      title={TEXTS.doneTitle}
      intro={<p>{reminder.title}</p>}
      label={TEXTS.outcome}
      confirm={TEXTS.done}
      isOptional
      isBusy={isBusy}
      refusal={refusal}
      onSubmit={close}
      onClose={onClose}
    />
  );
}
