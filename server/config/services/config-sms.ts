import type { SmsSettings } from "#integrations/sms/http-sms.ts";
import type { ConfigValues } from "../config-fields.ts";
import { CONFIG_TEXTS as T } from "../config-texts.ts";

const NAMES = ["SMS_URL", "SMS_TOKEN", "SMS_FROM"] as const;
type SmsName = (typeof NAMES)[number];
type SmsValues = Partial<Pick<ConfigValues, SmsName>>;

/** All three or none, and the token never in the open. */
export function smsProblems(values: SmsValues): { setting: SmsName; message: string }[] {
  const missing = NAMES.filter((name) => values[name] === undefined);
  if (missing.length === NAMES.length) return [];
  const isOpen =
    values.SMS_URL?.startsWith("http:") && !/^http:\/\/(?:localhost|127\.)/.test(values.SMS_URL);
  return [
    ...missing.map((setting) => ({ setting, message: T.smsHalf })),
    ...(isOpen ? [{ setting: "SMS_URL" as const, message: T.smsUrlOpen }] : []),
  ];
}

/** Call it only where `smsProblems` found none. */
export function smsSettings({ SMS_URL, SMS_TOKEN, SMS_FROM }: SmsValues): SmsSettings | null {
  if (!SMS_URL || !SMS_TOKEN || !SMS_FROM) return null;
  return { url: SMS_URL, token: SMS_TOKEN, from: SMS_FROM };
}
