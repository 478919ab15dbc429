import { type FormEvent, useId } from "react";
import { REMINDER_CHANNELS, type ReminderChannel } from "#domain/platform/reminders.ts";
import { addDays, berlinDay } from "#domain/time/iso-date.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { Alert } from "#ui/alert.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { DialogFoot } from "#ui/dialog/dialog-foot.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextareaField, TextField } from "#ui/form/text-field.tsx";
import {
  REMINDER_KEYS,
  type Reminder,
  type ReminderSubject,
  sendReminder,
  sendStep,
} from "./reminders-query.ts";
import { CHANNEL_WORDS, EDIT_TEXTS, REMINDER_TEXTS } from "./texts.ts";

const { form: TEXTS } = REMINDER_TEXTS;

type ReminderDialogProps = {
  admins: readonly { id: string; name: string }[];
  /** Without one a new one is made. */
  reminder?: Reminder;
  /** What a new one is about. */
  about?: ReminderSubject | undefined;
  onClose: () => void;
};

/** A new reminder, or another wording, day, way or owner for one. */
export function ReminderDialog({ admins, reminder, about, onClose }: ReminderDialogProps) {
  const form = useId();
  const { run, isBusy, refusal } = useAction(REMINDER_KEYS);
  const texts = reminder ? EDIT_TEXTS : TEXTS;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const wanted = readForm(event.currentTarget);
    const send = () =>
      reminder
        ? sendStep(reminder.id, wanted)
        : sendReminder({ ...wanted, ...(about && { [`${about.kind}_id`]: about.id }) });
    void run(send, { text: texts.done, onDone: onClose });
  };
  return (
    <Dialog
      open
      title={texts.heading}
      onClose={onClose}
      foot={<DialogFoot texts={texts} isBusy={isBusy} onCancel={onClose} form={form} />}
    >
      <form id={form} className="grid gap-4" noValidate onSubmit={submit}>
        <TextField
          label={TEXTS.title}
          error={refusal?.fields.title}
          name="title"
          maxLength={200}
          defaultValue={reminder?.title ?? ""}
        />
        <TextField
          label={TEXTS.due}
          error={refusal?.fields.due_on}
          type="date"
          name="due_on"
          defaultValue={reminder?.due_on ?? addDays(berlinDay(Date.now()), 1)}
        />
        <Select
          label={TEXTS.channel}
          name="channel"
          defaultValue={reminder?.channel ?? "email"}
          options={REMINDER_CHANNELS.map((value) => ({ value, label: CHANNEL_WORDS[value] }))}
        />
        <Select
          label={TEXTS.owner}
          name="owner"
          {...ownerChoice(reminder)}
          error={refusal?.fields.owner_id}
          options={admins.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextareaField
          label={TEXTS.note}
          isOptional
          name="note"
          rows={3}
          maxLength={5000}
          defaultValue={reminder?.note ?? ""}
        />
        {refusal && Object.keys(refusal.fields).length === 0 && (
          <Alert variant="danger">{refusal.message}</Alert>
        )}
      </form>
    </Dialog>
  );
}

function ownerChoice(reminder: Reminder | undefined) {
  if (!reminder) return { placeholder: TEXTS.me, defaultValue: "" };
  if (reminder.owner_id === null) return { placeholder: EDIT_TEXTS.nobody, defaultValue: "" };
  return { defaultValue: reminder.owner_id };
}

function readForm(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "").trim();
  const owner = text("owner");
  return {
    title: text("title"),
    note: text("note"),
    channel: text("channel") as ReminderChannel,
    due_on: text("due_on"),
    ...(owner && { owner_id: owner }),
  };
}
