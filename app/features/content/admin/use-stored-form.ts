import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { refusalOf } from "#app/session/unwrap-response.ts";
import { useUnsavedChanges } from "#parts/actions/unsaved-changes.tsx";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { EDITOR_TEXTS as TEXTS } from "./texts.ts";

type StoredFormOptions<Form, Stored> = {
  /** Null while nothing is stored yet. */
  stored: Stored | null;
  form: Form;
  store: (before: Stored | null, form: Form) => Promise<Stored>;
  /** The editor of what is stored, for a reload. */
  addressOf: (id: string) => string;
  listKey: readonly string[];
};

type Save<Form> = {
  /** Without a message, for a draft that saves itself. */
  readonly isQuiet?: boolean;
  /** Goes into the form only once it is stored: a refusal leaves the form as it was. */
  readonly change?: Partial<Form>;
};

/** A form and its way to the server: what is typed while a save is under way stays and is saved next. */
export function useStoredForm<
  Form extends { readonly slug: string },
  Stored extends { readonly id: string; readonly slug: string },
>(options: StoredFormOptions<Form, Stored>) {
  const [stored, setStored] = useState(options.stored);
  const [form, setForm] = useState(options.form);
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const newest = useRef({ stored, form });
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const queries = useQueryClient();

  const show = (next: Form) => {
    newest.current.form = next;
    setForm(next);
  };
  const change = (wanted: Partial<Form>) => {
    show({ ...newest.current.form, ...wanted });
    setDirty(true);
  };

  const send = async ({ isQuiet = false, change: wanted }: Save<Form>): Promise<boolean> => {
    const { stored: before, form: typed } = newest.current;
    setSaving(true);
    try {
      const saved = await options.store(before, { ...typed, ...wanted });
      const { form: now } = newest.current;
      newest.current.stored = saved;
      setStored(saved);
      setErrors({});
      setDirty(now !== typed);
      show({ ...now, ...wanted, slug: now.slug || saved.slug });
      if (!isQuiet) toast.show({ kind: "success", text: TEXTS.saved });
      void queries.invalidateQueries({ queryKey: options.listKey });
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      setErrors(refusal?.fields ?? {});
      if (!isQuiet) toast.show({ kind: "error", text: refusal?.message || FAILED_TEXTS.failed });
      return false;
    } finally {
      setSaving(false);
    }
  };
  // One after the other: each needs the version that the one before it has made.
  const save = (how: Save<Form> = {}): Promise<boolean> => {
    const next = running.current.then(() => send(how));
    running.current = next;
    return next;
  };

  useUnsavedChanges(isDirty);

  const madeId = options.stored === null ? stored?.id : undefined;
  const address = madeId && options.addressOf(madeId);
  // Not through the router, which would mount another editor without what is typed meanwhile.
  useEffect(() => {
    if (address) history.replaceState(history.state, "", address);
  }, [address]);

  return { stored, form, change, save, isDirty, isSaving, errors };
}
