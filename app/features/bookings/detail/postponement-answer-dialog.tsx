import { type FormEvent, useId } from "react";
import type { PostponementAnswer } from "#domain/booking/postponement.ts";
import { formatDay, isoDate } from "#domain/iso-date.ts";
import { Alert } from "#ui/alert.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DialogFoot } from "#ui/dialog-foot.tsx";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/text-input.tsx";
import type { BookingDetail } from "./booking-query.ts";
import { POSTPONEMENT_ANSWER_TEXTS, POSTPONEMENT_TEXTS as TEXTS } from "./postponement-texts.ts";
import { usePostponeBooking } from "./use-change-booking.ts";

type PostponementAnswerDialogProps = {
  booking: BookingDetail;
  wishedDay: string;
  answer: PostponementAnswer;
  onClose: () => void;
};

/** What follows from the answer stands above the button that gives it. */
export function PostponementAnswerDialog(props: PostponementAnswerDialogProps) {
  const { booking, wishedDay, answer, onClose } = props;
  const form = useId();
  const texts = POSTPONEMENT_ANSWER_TEXTS[answer];
  const { change, refusal } = usePostponeBooking({ doneText: texts.done, onDone: onClose });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = String(new FormData(event.currentTarget).get("message") ?? "").trim();
    const wish = { step: answer, event_date: wishedDay, ...(message && { message }) };
    if (!change.isPending) change.mutate({ id: booking.id, ...wish });
  };
  return (
    <Dialog
      open
      title={texts.title(formatDay(isoDate(wishedDay)))}
      labels={{ close: TEXTS.close }}
      onClose={onClose}
      foot={
        <DialogFoot
          texts={{ cancel: TEXTS.cancel, submit: texts.submit, busy: TEXTS.busy }}
          isBusy={change.isPending}
          onCancel={onClose}
          form={form}
        />
      }
    >
      <form id={form} className="answer-form" noValidate onSubmit={submit}>
        <p>{texts.text(formatDay(isoDate(booking.event_date)))}</p>
        {texts.words && (
          <Field label={texts.words.label} hint={texts.words.hint} isOptional>
            {(control) => <Textarea {...control} name="message" rows={3} maxLength={1000} />}
          </Field>
        )}
        {refusal && <Alert variant="danger">{refusal.message}</Alert>}
      </form>
    </Dialog>
  );
}
