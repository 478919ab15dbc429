import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useUnsavedChanges } from "#parts/actions/unsaved-changes.tsx";
import { toastRefusal, useAction } from "#parts/actions/use-action.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { SETTING_FORMS } from "./setting-forms.ts";
import { SETTINGS_KEY, type Setting, settingsQuery, storeSetting } from "./setting-queries.ts";
import { type FieldValues, fromFields, toFields } from "./setting-values.ts";
import { SETTINGS_TEXTS as TEXTS } from "./texts.ts";

type Draft = {
  readonly values: FieldValues;
  readonly list: unknown;
  /** The version the draft is based on: a save in between is not overwritten. */
  readonly version: string | null;
};

/** One setting being changed: what is typed, its way to the server, what was refused. */
export function useSetting(setting: Setting) {
  const { fields } = SETTING_FORMS[setting.key];
  const [draft, setDraft] = useState<Draft | null>(null);
  const queries = useQueryClient();
  const latest = useRef(draft);
  useUnsavedChanges(draft !== null);
  const { values, list, version } = draft ?? {
    values: toFields(fields, setting.value),
    list: setting.value,
    version: setting.updated_at,
  };

  const keep = (next: Draft | null) => {
    latest.current = next;
    setDraft(next);
  };
  const { run, isBusy, refusal } = useAction([SETTINGS_KEY], { failed: FAILED_TEXTS.failed });
  const store = (value: unknown) =>
    run(() => storeSetting(setting.key, { value, version }), {
      text: TEXTS.saved,
      onDone: () => {
        const all = queries.getQueryData(settingsQuery.queryKey)?.settings;
        const stored = all?.find(({ key }) => key === setting.key);
        // What was typed while the answer was on its way is a draft of its own and is saved next.
        const typed = latest.current === draft ? null : latest.current;
        keep(typed && { ...typed, version: stored?.updated_at ?? null });
      },
      onFailed: toastRefusal,
    });

  return {
    values,
    list,
    errors: refusal?.fields ?? {},
    isSaving: isBusy,
    store,
    wanted: () => (Array.isArray(list) ? list : fromFields(fields, values)),
    changeValue: (name: string, value: string | boolean) =>
      keep({ values: { ...values, [name]: value }, list, version }),
    changeList: (next: unknown) => keep({ values, list: next, version }),
  };
}
