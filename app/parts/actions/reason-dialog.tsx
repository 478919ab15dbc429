import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { TextareaField } from "#ui/form/text-field.tsx";
import { REASON_DIALOG_TEXTS as TEXTS } from "../texts.ts";

type ReasonDialogProps = {
  title: string;
  /** What will happen, before the fields. */
  intro?: ReactNode;
  label: string;
  hint?: string;
  confirm: string;
  isDestructive?: boolean;
  isOptional?: boolean;
  isBusy: boolean;
  /** What the server said: at the field, or above the buttons. */
  refusal?: { message: string; fields: Readonly<Record<string, string>> } | null;
  /** Further fields; their values arrive with the form. */
  children?: ReactNode;
  onSubmit: (reason: string, form: FormData) => void;
  onClose: () => void;
};

/** Asks for a reason before another user's work is changed. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, intro, label, hint, confirm, isDestructive = false, isOptional = false } = props;
  const { isBusy, refusal, children, onSubmit, onClose } = props;
  const form = useId();
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) showFault(fields.current);
  }, [refusal]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (!isBusy) onSubmit(String(data.get("reason") ?? "").trim(), data);
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button variant="ghost" onClick={onClose}>
            {TEXTS.cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={isDestructive ? "danger" : "primary"}
            isLoading={isBusy}
            loadingText={BUSY_TEXTS.saving}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form ref={fields} id={form} className="grid gap-4" noValidate onSubmit={submit}>
        {intro}
        {children}
        <TextareaField
          label={label}
          hint={hint}
          error={refusal?.fields.reason}
          isOptional={isOptional}
          name="reason"
          rows={4}
          maxLength={2000}
        />
        {refusal && !refusal.fields.reason && <Alert variant="danger">{refusal.message}</Alert>}
      </form>
    </Dialog>
  );
}

/** In a long form what was refused may lie out of sight, and the button would seem to do nothing. */
function showFault(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>("[aria-invalid]");
  field?.focus({ preventScroll: true });
  // In the middle, so that what is said below the field is in sight as well.
  (field ?? form?.querySelector(".alert-danger"))?.scrollIntoView({ block: "center" });
}
