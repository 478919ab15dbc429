import { useState } from "react";
import type { InvoiceAction } from "#domain/invoicing/invoice-state.ts";
import { cents, formatEurosExact } from "#domain/money.ts";
import { ReasonDialog } from "#parts/actions/reason-dialog.tsx";
import { useAction } from "#parts/actions/use-action.ts";
import { Button } from "#ui/button/button.tsx";
import {
  cancelInvoice,
  INVOICE_FILE_KEY,
  INVOICES_KEY,
  type InvoiceFile,
  takeStep,
} from "./invoice-api.ts";
import { PaymentForm } from "./payment-form.tsx";
import { INVOICE_FILE_TEXTS as TEXTS } from "./texts.ts";

type Asked = Exclude<InvoiceAction, "pay" | "refund">;

/** Only what the state of the invoice allows; the server decides again. */
export function InvoiceActions({ file }: { file: InvoiceFile }) {
  const { invoice, actions, open_cents, overpaid_cents } = file;
  const usual = usualAction(file);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [money, setMoney] = useState<"pay" | "refund" | null>(null);
  if (money !== null) {
    // What comes although nothing is open is most likely the same sum once more.
    const amount =
      money === "pay" ? open_cents || invoice.gross_cents : overpaid_cents || invoice.paid_cents;
    return (
      <PaymentForm
        invoiceId={invoice.id}
        kind={money === "pay" ? "payment" : "refund"}
        amount={amount}
        paid={invoice.paid_cents}
        onDone={() => setMoney(null)}
      />
    );
  }
  return (
    <div className="button-row">
      {actions.map((action) => (
        <Button
          key={action}
          size="sm"
          variant={action === usual ? "primary" : "line"}
          onClick={() =>
            action === "pay" || action === "refund" ? setMoney(action) : setAsked(action)
          }
        >
          {TEXTS.actions[action]}
        </Button>
      ))}
      {asked && <StepDialog file={file} action={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

/** Money that is there is used before more is awaited. */
function usualAction({ actions, open_cents }: InvoiceFile): InvoiceAction | null {
  if (actions.includes("offset")) return "offset";
  return open_cents > 0 ? "pay" : null;
}

type StepDialogProps = { file: InvoiceFile; action: Asked; onClose: () => void };

/** What will happen to which invoice, and a word about why for the history. */
function StepDialog({ file: { invoice, open_cents }, action, onClose }: StepDialogProps) {
  const { run, isBusy, refusal } = useAction([INVOICES_KEY, INVOICE_FILE_KEY]);
  const send = (reason: string) =>
    action === "cancel"
      ? cancelInvoice(invoice.id, reason)
      : takeStep(invoice.id, { step: action, reason });
  return (
    <ReasonDialog
      title={`${TEXTS.actions[action]}: ${invoice.number}`}
      intro={
        <p>
          {TEXTS.confirm[action](formatEurosExact(cents(open_cents)), invoice.dunning_level + 1)}
        </p>
      }
      label={TEXTS.reason}
      hint={TEXTS.reasonHint}
      confirm={TEXTS.actions[action]}
      isDestructive={action === "cancel" || action === "write_off"}
      isOptional
      isBusy={isBusy}
      refusal={refusal}
      onSubmit={(reason) => void run(() => send(reason), { text: TEXTS.done, onDone: onClose })}
      onClose={onClose}
    />
  );
}
