import "#ui/dialog/answer-form.css";
import { type FormEvent, useId } from "react";
import type { PostponementAnswer } from "#domain/booking/change/postponement.ts";
import { formatDay } from "#domain/format/days.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { Alert } from "#ui/alert.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { DialogFoot } from "#ui/dialog/dialog-foot.tsx";
import { TextareaField } from "#ui/form/text-field.tsx";
import type { BookingDetail } from "../detail/booking-query.ts";
import { usePostponeBooking } from "../detail/use-change-booking.ts";
import { POSTPONEMENT_ANSWER_TEXTS, POSTPONEMENT_TEXTS as TEXTS } from "./texts.ts";

type PostponementAnswerDialogProps = {
  booking: BookingDetail;
  requestedDay: string;
  answer: PostponementAnswer;
  onClose: () => void;
};

/** What follows from the answer stands above the button that gives it. */
export function PostponementAnswerDialog(props: PostponementAnswerDialogProps) {
  const { booking, requestedDay, answer, onClose } = props;
  const form = useId();
  const texts = POSTPONEMENT_ANSWER_TEXTS[answer];
  const { change, isBusy, refusal } = usePostponeBooking({ doneText: texts.done, onDone: onClose });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = String(new FormData(event.currentTarget).get("message") ?? "").trim();
    const request = { step: answer, event_date: requestedDay, ...(message && { message }) };
    if (!isBusy) change({ id: booking.id, ...request });
  };
  return (
    <Dialog
      open
      title={texts.title(formatDay(isoDate(requestedDay)))}
      onClose={onClose}
      foot={
        <DialogFoot
          texts={{ cancel: TEXTS.cancel, submit: texts.submit, busy: TEXTS.busy }}
          isBusy={isBusy}
          onCancel={onClose}
          form={form}
        />
      }
    >
      <form id={form} className="answer-form" noValidate onSubmit={submit}>
        <p>{texts.text(formatDay(isoDate(booking.event_date)))}</p>
        {texts.words && (
          <TextareaField
            label={texts.words.label}
            hint={texts.words.hint}
            isOptional
            name="message"
            rows={3}
            maxLength={1000}
          />
        )}
        {refusal && <Alert variant="danger">{refusal.message}</Alert>}
      </form>
    </Dialog>
  );
}
