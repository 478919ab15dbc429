import { type FormEvent, useId } from "react";
import { berlinDay } from "#domain/iso-date.ts";
import { useAction } from "#parts/use-action.ts";
import { Alert } from "#ui/alert.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DialogFoot } from "#ui/dialog-foot.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { REMINDERS_KEY, type Reminder, sendStep } from "./reminders-query.ts";
import { PLAN_TEXTS as TEXTS } from "./texts.ts";

type PlanReminderProps = {
  reminder: Reminder;
  admins: readonly { id: string; name: string }[];
  onClose: () => void;
};

/** Another day, or somebody else who sees to it. */
export function PlanReminder({ reminder, admins, onClose }: PlanReminderProps) {
  const form = useId();
  const { run, isBusy, refusal } = useAction([REMINDERS_KEY, ["admin-overview"]]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const owner = String(data.get("owner") ?? "");
    const step = { due_on: String(data.get("due_on") ?? ""), ...(owner && { owner_id: owner }) };
    if (!isBusy) {
      void run(() => sendStep(reminder.id, step), { text: TEXTS.done, onDone: onClose });
    }
  };
  return (
    <Dialog
      open
      size="sm"
      title={TEXTS.title}
      labels={TEXTS}
      onClose={onClose}
      foot={<DialogFoot texts={TEXTS} isBusy={isBusy} onCancel={onClose} form={form} />}
    >
      <form id={form} className="grid gap-4" noValidate onSubmit={submit}>
        <p>{reminder.title}</p>
        <Field label={TEXTS.due} error={refusal?.fields.due_on}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              name="due_on"
              min={berlinDay(Date.now())}
              defaultValue={reminder.due_on}
            />
          )}
        </Field>
        <Select
          label={TEXTS.owner}
          name="owner"
          {...(reminder.owner_id === null && { placeholder: TEXTS.nobody })}
          defaultValue={reminder.owner_id ?? ""}
          error={refusal?.fields.owner_id}
          options={admins.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {refusal && Object.keys(refusal.fields).length === 0 && (
          <Alert variant="danger">{refusal.message}</Alert>
        )}
      </form>
    </Dialog>
  );
}
