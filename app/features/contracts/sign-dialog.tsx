import "#ui/dialog/answer-form.css";
import { type FormEvent, useId, useState } from "react";
import { CONTRACT_MESSAGES } from "#domain/validation-messages.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { DialogFoot } from "#ui/dialog/dialog-foot.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import type { Contract } from "./queries.ts";
import { CONTRACT_TEXTS, SIGN_TEXTS as TEXTS } from "./texts.ts";
import { askForCode, useContractStep } from "./use-contract-step.ts";

type SignDialogProps = { contract: Contract; onClose: () => void };

/** Name and code, the two together are the signature. */
export function SignDialog({ contract, onClose }: SignDialogProps) {
  const form = useId();
  const [errors, setErrors] = useState<{ name?: string; code?: string }>({});
  // The page follows the other side; signed is the version that was read when the dialog opened.
  const [read] = useState(contract);
  const { take, isBusy, refusal } = useContractStep(read, () => {
    toast.show({ kind: "success", text: TEXTS.done });
    onClose();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const name = String(data.get("name") ?? "").trim();
    const code = String(data.get("code") ?? "").replace(/\s/g, "");
    const found = {
      ...(!name.includes(" ") && { name: CONTRACT_MESSAGES.name }),
      ...(!/^\d{6}$/.test(code) && { code: CONTRACT_MESSAGES.code }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0 && !isBusy) {
      take({ step: "sign", name, code });
    }
  };
  const isGeneral = refusal !== null && Object.keys(refusal.fields).length === 0;
  return (
    <Dialog
      open
      title={TEXTS.title}
      onClose={onClose}
      foot={
        <DialogFoot
          texts={{ ...CONTRACT_TEXTS, submit: TEXTS.submit }}
          variant="spot"
          form={form}
          isBusy={isBusy}
          onCancel={onClose}
        />
      }
    >
      <form id={form} className="answer-form" noValidate onSubmit={submit}>
        <p>{TEXTS.lead}</p>
        <TextField
          label={TEXTS.name}
          hint={TEXTS.nameHint}
          error={errors.name ?? refusal?.fields.name}
          name="name"
          autoComplete="name"
          maxLength={120}
        />
        <CodeRequest bookingId={contract.booking_id} />
        <TextField
          label={TEXTS.code}
          error={errors.code ?? refusal?.fields.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
        />
        {isGeneral && <Alert variant="danger">{refusal.message}</Alert>}
      </form>
    </Dialog>
  );
}

type CodeState =
  | { readonly kind: "idle" | "busy" }
  | { readonly kind: "sent" | "failed"; readonly text: string };

function CodeRequest({ bookingId }: { bookingId: string }) {
  const [state, setState] = useState<CodeState>({ kind: "idle" });
  const send = async () => {
    setState({ kind: "busy" });
    const sent = await askForCode(bookingId);
    setState(
      sent.ok
        ? { kind: "sent", text: TEXTS.sent(sent.value) }
        : { kind: "failed", text: sent.error.message },
    );
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant="line"
        icon="mail"
        isLoading={state.kind === "busy"}
        loadingText={CONTRACT_TEXTS.busy}
        onClick={() => void send()}
      >
        {state.kind === "sent" ? TEXTS.resend : TEXTS.sendCode}
      </Button>
      {state.kind === "sent" && <Alert variant="success">{state.text}</Alert>}
      {state.kind === "failed" && <Alert variant="danger">{state.text}</Alert>}
    </div>
  );
}
