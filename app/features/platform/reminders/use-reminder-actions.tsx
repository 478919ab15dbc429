import { useState } from "react";
import { useSession } from "#app/session/use-session.ts";
import { addDays, berlinDay } from "#domain/time/iso-date.ts";
import { ReasonDialog } from "#parts/actions/reason-dialog.tsx";
import { useAction } from "#parts/actions/use-action.ts";
import { useDestructiveConfirmation } from "#parts/actions/use-destructive-confirmation.ts";
import { REMINDER_STATUS_WORDS } from "#parts/status-labels.ts";
import type { ReminderActions } from "./reminder-columns.tsx";
import { ReminderDialog } from "./reminder-dialog.tsx";
import {
  REMINDER_KEYS,
  type Reminder,
  type ReminderStep,
  type ReminderSubject,
  sendStep,
} from "./reminders-query.ts";
import { REMINDER_TEXTS as TEXTS } from "./texts.ts";

type Admins = readonly { id: string; name: string }[];

/** What can be done with reminders, wherever they are listed; `about` is what new ones are tied to. */
export function useReminderActions(admins: Admins, about?: ReminderSubject) {
  const session = useSession();
  const userId = session.state === "signed_in" ? session.userId : "";
  const [isAdding, setAdding] = useState(false);
  const [closing, setClosing] = useState<Reminder | null>(null);
  const [edited, setEdited] = useState<Reminder | null>(null);
  const { run, isBusy, refusal } = useAction(REMINDER_KEYS);
  const { isConfirmed, dialog } = useDestructiveConfirmation();
  const step = ({ id }: Reminder, json: ReminderStep, text: string) =>
    void run(() => sendStep(id, json), { text });
  const actions: ReminderActions = {
    onDone: setClosing,
    onSnooze: (row, days) =>
      step(row, { due_on: addDays(berlinDay(Date.now()), days) }, TEXTS.snoozed),
    onAssign: (row) => step(row, { owner_id: userId }, TEXTS.assigned),
    onEdit: setEdited,
    onCancel: async (row) => {
      const title = TEXTS.cancelTitle(row.title);
      if (!(await isConfirmed({ title, text: TEXTS.cancelText, confirm: TEXTS.cancel }))) return;
      step(row, { status: "cancelled" }, REMINDER_STATUS_WORDS.cancelled);
    },
  };
  const dialogs = (
    <>
      {isAdding && (
        <ReminderDialog admins={admins} about={about} onClose={() => setAdding(false)} />
      )}
      {edited && (
        <ReminderDialog admins={admins} reminder={edited} onClose={() => setEdited(null)} />
      )}
      {closing && <CloseDialog reminder={closing} onClose={() => setClosing(null)} />}
      {dialog}
    </>
  );
  return { actions, who: { userId, isBusy }, refusal, dialogs, add: () => setAdding(true) };
}

function CloseDialog({ reminder, onClose }: { reminder: Reminder; onClose: () => void }) {
  const { run, isBusy, refusal } = useAction(REMINDER_KEYS);
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
