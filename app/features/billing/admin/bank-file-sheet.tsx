import { useState } from "react";
import { refusalOf } from "#app/session/unwrap-response.ts";
import { Alert } from "#ui/alert.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { Field } from "#ui/form/field.tsx";
import { BankEntries } from "./bank-entries.tsx";
import { type BankProposal, readBankFile } from "./invoice-api.ts";
import { ADMIN_INVOICE_TEXTS, BANK_TEXTS as TEXTS } from "./texts.ts";

type BankFileSheetProps = { open: boolean; onClose: () => void };
type Reading =
  | { state: "none" | "busy" }
  | { state: "failed"; message: string }
  | { state: "read"; file: string; proposal: BankProposal };

/** A bank's file becomes a list of proposals; each is booked by a click of its own. */
export function BankFileSheet({ open, onClose }: BankFileSheetProps) {
  const [reading, setReading] = useState<Reading>({ state: "none" });
  const read = async (file: File | undefined) => {
    if (!file) return;
    setReading({ state: "busy" });
    try {
      setReading({ state: "read", file: file.name, proposal: await readBankFile(file) });
    } catch (error) {
      const message = refusalOf(error)?.message || ADMIN_INVOICE_TEXTS.failed;
      setReading({ state: "failed", message });
    }
  };
  const close = () => {
    setReading({ state: "none" });
    onClose();
  };
  return (
    <Sheet open={open} title={TEXTS.title} onClose={close}>
      <div className="dashboard">
        <Field label={TEXTS.file} hint={TEXTS.text}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="file"
              accept=".xml,.csv,.txt"
              onChange={({ target }) => {
                void read(target.files?.[0]);
                // The same file chosen again is read again.
                target.value = "";
              }}
            />
          )}
        </Field>
        {reading.state === "busy" && <p role="status">{TEXTS.reading}</p>}
        {reading.state === "failed" && <Alert variant="danger">{reading.message}</Alert>}
        {reading.state === "read" && <BankEntries key={reading.file} proposal={reading.proposal} />}
      </div>
    </Sheet>
  );
}
