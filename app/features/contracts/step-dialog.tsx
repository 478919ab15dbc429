import "#ui/dialog/answer-form.css";
import { type FormEvent, useId, useState } from "react";
import { Alert } from "#ui/alert.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { DialogFoot } from "#ui/dialog/dialog-foot.tsx";
import { TextareaField } from "#ui/form/text-field.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import type { Contract } from "./queries.ts";
import { CONTRACT_TEXTS, STEP_TEXTS } from "./texts.ts";
import { useContractStep } from "./use-contract-step.ts";

export type AskedStep = keyof typeof STEP_TEXTS;

type StepDialogProps = { contract: Contract; asked: AskedStep; onClose: () => void };

/** What a step means, asked before it is taken. */
export function StepDialog({ contract, asked, onClose }: StepDialogProps) {
  const form = useId();
  const texts = STEP_TEXTS[asked];
  // The page follows the other side; meant is the version that was read when the dialog opened.
  const [read] = useState(contract);
  const { take, isBusy, refusal } = useContractStep(read, () => {
    toast.show({ kind: "success", text: texts.done });
    onClose();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = String(new FormData(event.currentTarget).get("message") ?? "").trim();
    if (!isBusy) take({ step: asked, ...(message && { message }) });
  };
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      foot={
        <DialogFoot
          texts={{ ...CONTRACT_TEXTS, submit: texts.submit }}
          form={form}
          isBusy={isBusy}
          onCancel={onClose}
        />
      }
    >
      <form id={form} className="answer-form" noValidate onSubmit={submit}>
        <p>{texts.lead}</p>
        {texts.label && (
          <TextareaField
            label={texts.label}
            error={refusal?.fields.message}
            name="message"
            rows={5}
            maxLength={2000}
          />
        )}
        {refusal && !refusal.fields.message && <Alert variant="danger">{refusal.message}</Alert>}
      </form>
    </Dialog>
  );
}
