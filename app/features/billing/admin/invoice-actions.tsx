import { useState } from "react";
import { refusalOf } from "#app/session/answered.ts";
import type { InvoiceAction } from "#domain/invoicing/invoice-state.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { toast } from "#ui/toast-store.ts";
import { cancelInvoice, type InvoiceFile, refreshInvoices, takeStep } from "./invoice-api.ts";
import { PaymentForm } from "./payment-form.tsx";
import { ADMIN_INVOICE_TEXTS, INVOICE_FILE_TEXTS as TEXTS } from "./texts.ts";

type Asked = Exclude<InvoiceAction, "pay" | "refund">;

/** Only what the state of the invoice allows; the server decides again. */
export function InvoiceActions({ file }: { file: InvoiceFile }) {
  const { invoice, actions, open_cents, overpaid_cents } = file;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [money, setMoney] = useState<"pay" | "refund" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (action: Asked) => {
    setBusy(true);
    await attempt(async () => {
      if (action === "cancel") await cancelInvoice(invoice.id);
      else await takeStep(invoice.id, action);
    });
    setBusy(false);
    setAsked(null);
  };
  if (money !== null) {
    const amount = money === "pay" ? open_cents : overpaid_cents || invoice.paid_cents;
    return (
      <PaymentForm
        invoiceId={invoice.id}
        kind={money === "pay" ? "payment" : "refund"}
        amount={amount}
        onDone={() => setMoney(null)}
      />
    );
  }
  return (
    <div className="room-actions">
      {actions.map((action) => (
        <Button
          key={action}
          size="sm"
          variant={action === "pay" ? "primary" : "line"}
          onClick={() =>
            action === "pay" || action === "refund" ? setMoney(action) : setAsked(action)
          }
        >
          {TEXTS.actions[action]}
        </Button>
      ))}
      <ConfirmDialog
        open={asked !== null}
        title={asked ? `${TEXTS.actions[asked]}: ${invoice.number}` : ""}
        labels={{
          confirm: asked ? TEXTS.actions[asked] : "",
          cancel: TEXTS.cancelAction,
          close: ADMIN_INVOICE_TEXTS.close,
        }}
        isDestructive={asked === "cancel" || asked === "write_off"}
        isBusy={isBusy}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void run(asked)}
      >
        {asked && <p>{TEXTS.confirm[asked]}</p>}
      </ConfirmDialog>
    </div>
  );
}

async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
    toast.show({ kind: "success", text: TEXTS.done });
  } catch (error) {
    toast.show({ kind: "error", text: refusalOf(error)?.message || ADMIN_INVOICE_TEXTS.failed });
  }
  await refreshInvoices();
}
