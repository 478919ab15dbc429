import { type FormEvent, useState } from "react";
import type { PaymentKind } from "#domain/invoicing/payment.ts";
import { formatAmountPlain } from "#domain/money.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { toastRefusal, useAction } from "#parts/actions/use-action.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { amountFromText } from "./amount-from-text.ts";
import { refreshInvoices, storePayment } from "./invoice-api.ts";
import { ADMIN_INVOICE_TEXTS, INVOICE_FILE_TEXTS } from "./texts.ts";

const TEXTS = INVOICE_FILE_TEXTS.payment;

type PaymentFormProps = {
  invoiceId: string;
  kind: PaymentKind;
  /** What is most likely, in cents. */
  amount: number;
  /** What had come in when the form opened, in cents. */
  paid: number;
  onDone: () => void;
};

/** Money seen on the account: how much, when, and a note. */
export function PaymentForm({ invoiceId, kind, amount, paid, onDone }: PaymentFormProps) {
  // Constant per form: a repeated request must not book the money twice.
  const [paid_before_cents] = useState(paid);
  const [text, setText] = useState(formatAmountPlain(amount));
  const [day, setDay] = useState<string>(berlinDay(Date.now()));
  const [note, setNote] = useState("");
  const [error, setError] = useState<string>();
  const { run, isBusy } = useAction([], { failed: ADMIN_INVOICE_TEXTS.failed });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const amount_cents = amountFromText(text);
    setError(amount_cents === null ? TEXTS.amountError : undefined);
    if (amount_cents === null) return;
    const details = note.trim() === "" ? {} : { note: note.trim() };
    const payment = { kind, amount_cents, received_on: day, paid_before_cents, ...details };
    void run(() => storePayment(invoiceId, payment), {
      text: TEXTS.saved[kind],
      onDone,
      onFailed: toastRefusal,
      onSettled: refreshInvoices,
    });
  };
  return (
    <form className="grid gap-4" onSubmit={save} noValidate>
      <TextField
        label={TEXTS.amount}
        hint={TEXTS.amountHint}
        error={error}
        inputMode="decimal"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <TextField
        label={TEXTS.day[kind]}
        type="date"
        value={day}
        max={berlinDay(Date.now())}
        onChange={({ target }) => setDay(target.value)}
      />
      <TextField
        label={TEXTS.note}
        isOptional
        value={note}
        maxLength={500}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="button-row">
        <Button type="submit" disabled={isBusy}>
          {TEXTS.save}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {INVOICE_FILE_TEXTS.cancelAction}
        </Button>
      </div>
    </form>
  );
}
