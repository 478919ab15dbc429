import { type FormEvent, useState } from "react";
import { readCode } from "./code-field.tsx";
import { receivedMessage } from "./messages/received-message.ts";
import { focusFirstError } from "./read-entry.ts";
import { AUTH_NOTICES, ENTRY_ERRORS } from "./texts.ts";

type Outcome = { error: { name: string; message: string } | null };

/** A form with one code: what the server says about it stands at the field. */
export function useCodeForm(
  verify: (code: string) => Promise<Outcome>,
  onDone: () => void | Promise<void>,
) {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (form: HTMLFormElement) => {
    const code = readCode(form);
    const problem = code === "" ? ENTRY_ERRORS.code : await problemOf(verify(code));
    setError(problem);
    if (problem === undefined) await onDone();
    else focusFirstError(form);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    void submit(event.currentTarget).finally(() => setBusy(false));
  };
  return { error, isBusy, onSubmit };
}

async function problemOf(asked: Promise<Outcome>): Promise<string | undefined> {
  try {
    const { error } = await asked;
    return error ? (receivedMessage(error) ?? AUTH_NOTICES.unexpected) : undefined;
  } catch {
    return AUTH_NOTICES.unexpected;
  }
}
