import type { ChatModelSettings } from "#integrations/assistant/chat-model.ts";
import type { ConfigValues } from "../config-fields.ts";
import { CONFIG_TEXTS as T } from "../config-texts.ts";

const NAMES = ["ASSISTANT_URL", "ASSISTANT_KEY", "ASSISTANT_MODEL"] as const;
type AssistantName = (typeof NAMES)[number];
type AssistantValues = Partial<Pick<ConfigValues, AssistantName>>;

/** Address and model belong together; the key never travels in the open. */
export function assistantProblems(
  values: AssistantValues,
): { setting: AssistantName; message: string }[] {
  const { ASSISTANT_URL: url, ASSISTANT_KEY: key, ASSISTANT_MODEL: model } = values;
  if (!url && !key && !model) return [];
  const missing = (["ASSISTANT_URL", "ASSISTANT_MODEL"] as const).filter((name) => !values[name]);
  const isOpen = key && url?.startsWith("http:") && !/^http:\/\/(?:localhost|127\.)/.test(url);
  return [
    ...missing.map((setting) => ({ setting, message: T.assistantHalf })),
    ...(isOpen ? [{ setting: "ASSISTANT_URL" as const, message: T.assistantUrlOpen }] : []),
  ];
}

/** Null: the embedded assistant words its answers itself. */
export function assistantSettings(values: AssistantValues): ChatModelSettings | null {
  const { ASSISTANT_URL: url, ASSISTANT_KEY: key, ASSISTANT_MODEL: model } = values;
  return url && model ? { url, key: key ?? null, model } : null;
}
