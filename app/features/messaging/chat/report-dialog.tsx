import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { TextareaField } from "#ui/form/text-field.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { type Message, reportMessage } from "../messaging-api.ts";
import { REPORT_TEXTS as TEXTS } from "./texts.ts";

const MAX_REASON_LENGTH = 1000;

type ReportDialogProps = { message: Message | null; onClose: () => void };

/** Tells the platform about a message that should not have been written (DSA, article 16). */
export function ReportDialog({ message, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    setReason("");
    setError(undefined);
    onClose();
  };
  const submit = async () => {
    if (message === null || isBusy) return;
    if (reason.trim() === "") return setError(TEXTS.reasonMissing);
    setBusy(true);
    const reported = await reportMessage(message.id, reason.trim());
    setBusy(false);
    if (!reported.ok) return setError(TEXTS.failed);
    toast.show({ kind: "success", text: TEXTS.done });
    close();
  };
  return (
    <Dialog
      open={message !== null}
      title={TEXTS.title}
      onClose={close}
      foot={
        <>
          <Button variant="ghost" onClick={close}>
            {TEXTS.cancel}
          </Button>
          <Button isLoading={isBusy} loadingText={TEXTS.submitting} onClick={() => void submit()}>
            {TEXTS.submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{TEXTS.text}</p>
        <TextareaField
          label={TEXTS.reason}
          error={error}
          rows={4}
          maxLength={MAX_REASON_LENGTH}
          data-autofocus
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
        />
      </div>
    </Dialog>
  );
}
