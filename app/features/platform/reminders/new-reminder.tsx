import { type FormEvent, useId } from "react";
import { REMINDER_CHANNELS, type ReminderChannel } from "#domain/crm/reminders.ts";
import { addDays, berlinDay } from "#domain/iso-date.ts";
import { useAction } from "#parts/use-action.ts";
import { Alert } from "#ui/alert.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DialogFoot } from "#ui/dialog-foot.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { Textarea, TextInput } from "#ui/text-input.tsx";
import { REMINDERS_KEY, sendReminder } from "./reminders-query.ts";
import { CHANNEL_WORDS, REMINDER_TEXTS } from "./texts.ts";

const { form: TEXTS, add } = REMINDER_TEXTS;

type NewReminderProps = {
  admins: readonly { id: string; name: string }[];
  onClose: () => void;
};

export function NewReminder({ admins, onClose }: NewReminderProps) {
  const form = useId();
  const { run, isBusy, refusal } = useAction([REMINDERS_KEY, ["admin-overview"]]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? "").trim();
    const owner = text("owner");
    const wanted = {
      title: text("title"),
      note: text("note"),
      channel: text("channel") as ReminderChannel,
      due_on: text("due_on"),
      ...(owner && { owner_id: owner }),
    };
    void run(() => sendReminder(wanted), { text: TEXTS.done, onDone: onClose });
  };
  return (
    <Dialog
      open
      title={add}
      labels={{ close: TEXTS.close }}
      onClose={onClose}
      foot={<DialogFoot texts={TEXTS} isBusy={isBusy} onCancel={onClose} form={form} />}
    >
      <form id={form} className="grid gap-4" noValidate onSubmit={submit}>
        <Field label={TEXTS.title} error={refusal?.fields.title}>
          {(control) => <TextInput {...control} name="title" maxLength={200} />}
        </Field>
        <Field label={TEXTS.due} error={refusal?.fields.due_on}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              name="due_on"
              defaultValue={addDays(berlinDay(Date.now()), 1)}
            />
          )}
        </Field>
        <Select
          label={TEXTS.channel}
          name="channel"
          options={REMINDER_CHANNELS.map((value) => ({ value, label: CHANNEL_WORDS[value] }))}
        />
        <Select
          label={TEXTS.owner}
          name="owner"
          placeholder={TEXTS.me}
          error={refusal?.fields.owner_id}
          options={admins.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Field label={TEXTS.note} isOptional>
          {(control) => <Textarea {...control} name="note" rows={3} maxLength={5000} />}
        </Field>
        {refusal && Object.keys(refusal.fields).length === 0 && (
          <Alert variant="danger">{refusal.message}</Alert>
        )}
      </form>
    </Dialog>
  );
}
