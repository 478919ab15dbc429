import { type FormEvent, useState } from "react";
import type { Entry, EntryErrors } from "./check-entry.ts";
import { focusFirstError, readEntry } from "./read-entry.ts";

/**
 * Checks first, asks the server afterwards, and never twice at the same time. `check` must be a
 * lasting function: its errors are shown only while it is still the one that counts.
 */
export function useEntryForm(
  check: (entry: Entry) => EntryErrors,
  send: (entry: Entry) => Promise<void>,
) {
  const [checked, setChecked] = useState<{ by: typeof check; errors: EntryErrors } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (form: HTMLFormElement) => {
    const entry = readEntry(form);
    const found = check(entry);
    setChecked({ by: check, errors: found });
    if (Object.keys(found).length > 0) return focusFirstError(form);
    setBusy(true);
    await send(entry).finally(() => setBusy(false));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void submit(event.currentTarget);
  };
  const errors: EntryErrors = checked?.by === check ? checked.errors : {};
  return { errors, isBusy, onSubmit };
}
