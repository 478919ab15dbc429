import * as z from "zod/mini";

/** The key under which the switches are stored; both are on until an admin says otherwise. */
export const ASSISTANT_SETTING = "assistant";

const switchSchema = z.object({ is_on: z.boolean(), uses_model: z.boolean() });
export type AssistantSwitch = z.infer<typeof switchSchema>;

export function assistantSwitch(stored: unknown): AssistantSwitch {
  const read = switchSchema.safeParse(stored);
  return read.success ? read.data : { is_on: true, uses_model: true };
}
