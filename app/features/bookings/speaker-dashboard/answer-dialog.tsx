import "#ui/dialog/answer-form.css";
import { type FormEvent, useId, useState } from "react";
import { cents, formatEurosExact } from "#domain/money.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { DialogFoot } from "#ui/dialog/dialog-foot.tsx";
import { TextareaField, TextField } from "#ui/form/text-field.tsx";
import { useChangeBooking } from "../detail/use-change-booking.ts";
import { readPrice } from "./read-price.ts";
import { ANSWER_FORM, ANSWER_TEXTS, type AnswerEvent } from "./texts.ts";

type AnswerDialogProps = {
  booking: { readonly id: string; readonly event_title: string; readonly total_amount: number };
  event: AnswerEvent;
  onClose: () => void;
};

/** How a speaker answers an inquiry or takes an answer back. */
export function AnswerDialog({ booking, event, onClose }: AnswerDialogProps) {
  const form = useId();
  const texts = ANSWER_TEXTS[event];
  const [priceError, setPriceError] = useState<string>();
  const { change, isBusy, refusal } = useChangeBooking({ doneText: texts.done, onDone: onClose });
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const data = new FormData(submitted.currentTarget);
    const price = event === "offer" ? readPrice(String(data.get("price") ?? "")) : null;
    const isUnpriced = event === "offer" && price === null;
    setPriceError(isUnpriced ? ANSWER_FORM.priceError : undefined);
    if (isUnpriced || isBusy) return;
    const words = texts.words && String(data.get(texts.words.name) ?? "").trim();
    change({
      id: booking.id,
      json: {
        event,
        ...(price !== null && { offer_price_cents: price }),
        ...(texts.words && words && { [texts.words.name]: words }),
      },
    });
  };
  const wordsError = texts.words ? refusal?.fields[texts.words.name] : undefined;
  return (
    <Dialog
      open
      title={texts.title(booking.event_title)}
      onClose={onClose}
      foot={
        <DialogFoot
          texts={{ cancel: ANSWER_FORM.cancel, submit: texts.submit, busy: BUSY_TEXTS.sending }}
          variant={event === "offer" ? "spot" : "primary"}
          isBusy={isBusy}
          onCancel={onClose}
          form={form}
        />
      }
    >
      <form id={form} className="answer-form" noValidate onSubmit={submit}>
        <p>{texts.lead}</p>
        {event === "offer" && (
          <PriceField
            total={booking.total_amount}
            error={priceError ?? refusal?.fields.offer_price_cents}
          />
        )}
        {texts.words && (
          <TextareaField
            label={texts.words.label}
            hint={texts.words.hint}
            error={wordsError}
            isOptional={texts.words.isOptional}
            name={texts.words?.name}
            rows={4}
            maxLength={LONGEST}
          />
        )}
        {refusal && Object.keys(refusal.fields).length === 0 && (
          <Alert variant="danger">{refusal.message}</Alert>
        )}
      </form>
    </Dialog>
  );
}

/** The API's limit for a reason; the one for messages is higher. */
const LONGEST = 1000;

function PriceField({ total, error }: { total: number; error: string | undefined }) {
  const listed = formatEurosExact(cents(total));
  return (
    <TextField
      label={ANSWER_FORM.price}
      hint={ANSWER_FORM.priceHint(listed)}
      error={error}
      name="price"
      inputMode="decimal"
      icon="euro"
      defaultValue={listed.replace(/\s*€$/, "")}
    />
  );
}
