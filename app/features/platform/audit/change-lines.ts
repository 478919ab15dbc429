import { isSettingKey } from "#domain/platform/settings.ts";
import { changedFields } from "#parts/record/change-texts.ts";
import { changedWords } from "../settings/describe-setting.ts";
import { AUDIT_TEXTS as TEXTS } from "./texts.ts";

type Values = Readonly<Record<string, unknown>> | null;
export type LoggedChange = {
  readonly object_type: string;
  readonly object_id: string;
  readonly before: Values;
  readonly after: Values;
};

/** What an entry of the log changed, in German; a setting speaks in the words of its form. */
export function changeLines({ object_type, object_id, before, after }: LoggedChange): string[] {
  if (object_type !== "setting" || !isSettingKey(object_id) || !after || !("value" in after)) {
    return changedFields(object_type, before, after);
  }
  const { gone, come } = changedWords(object_id, before?.value, after.value);
  return [...gone.map(TEXTS.before), ...come.map(TEXTS.now)];
}
