import { type FormEvent, useState } from "react";
import { focusFirstError } from "../sign-in/read-entry.ts";
import { type DeletionRefusal, requestDeletion } from "./request-deletion.ts";
import { DELETION_TEXTS as TEXTS } from "./texts.ts";

type Steps = {
  onDeleted: () => Promise<void>;
  /** There is no password: a code has to be mailed first. */
  onCodeNeeded: () => Promise<void>;
  onStale: () => void;
};

const FAILED: DeletionRefusal = { code: "failed", message: TEXTS.failed, fields: {} };

/** Fields keep their own errors; everything else stands above the form. */
export function useDeletion({ onDeleted, onCodeNeeded, onStale }: Steps) {
  const [refusal, setRefusal] = useState<DeletionRefusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (form: HTMLFormElement) => {
    const deleted = await requestDeletion(form);
    if (deleted.ok) return onDeleted();
    const { code } = deleted.error;
    if (code === "second_step_needed") return onStale();
    if (code === "code_needed" && !form.elements.namedItem("code")) {
      setRefusal(null);
      return onCodeNeeded();
    }
    setRefusal(deleted.error);
    focusFirstError(form);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    void submit(event.currentTarget)
      .catch(() => setRefusal(FAILED))
      .finally(() => setBusy(false));
  };
  const errors = refusal?.fields ?? {};
  const problem = refusal && Object.keys(errors).length === 0 ? refusal.message : null;
  return { errors, problem, isBusy, onSubmit };
}
