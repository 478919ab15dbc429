import { FORM_MESSAGES, VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import type { SettingIssue } from "#features/platform/save-setting.server.ts";
import { SETTING_ERRORS as E } from "./texts.ts";

/** What is wrong with a value of the settings, by the path of its field. */
export function settingFaults(issues: readonly SettingIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.join(".")] ??= issueText(issue);
  return fields;
}

function issueText({ code, minimum, maximum, origin, params }: SettingIssue): string {
  if (isKnownFault(params?.fault)) return E.faults[params.fault];
  if (code === "too_small") {
    return origin === "string"
      ? FORM_MESSAGES.required
      : VALIDATION_MESSAGES.atLeast(String(minimum));
  }
  if (code === "too_big") {
    return origin === "string"
      ? FORM_MESSAGES.tooLong(String(maximum))
      : VALIDATION_MESSAGES.atMost(String(maximum));
  }
  return code === "invalid_type" ? FORM_MESSAGES.required : VALIDATION_MESSAGES.unsuitable;
}

function isKnownFault(fault: unknown): fault is keyof typeof E.faults {
  return typeof fault === "string" && Object.hasOwn(E.faults, fault);
}
