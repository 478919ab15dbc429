import { listAssistantConversations } from "#data/queries/assistant/admin-assistant.ts";
import {
  readAssistantFigures,
  readTranscript,
  storeAssistantSwitch,
} from "#data/queries/assistant/assistant.ts";
import { readSetting } from "#data/queries/platform/settings.ts";
import { failure, ok } from "#domain/result.ts";
import { DAY_MS } from "#domain/time/duration.ts";
import { asAdmin } from "#features/admin-access.ts";
import { recordAction } from "#features/record-action.server.ts";
import { ASSISTANT_SETTING, type AssistantSwitch, assistantSwitch } from "./assistant-switch.ts";

/** The figures of the last days, with the state of switch and model. */
export const readAssistantState = asAdmin(async (ctx, _admin, days: number) => {
  const since = new Date(ctx.now().getTime() - days * DAY_MS);
  const [figures, stored] = await Promise.all([
    readAssistantFigures(ctx.db, since),
    readSetting(ctx.db, ASSISTANT_SETTING),
  ]);
  return ok({ ...figures, ...assistantSwitch(stored), model: ctx.assistant?.name ?? null });
});

type Query = Parameters<typeof listAssistantConversations>[1];

export const listConversations = asAdmin(async (ctx, _admin, query: Query) => {
  return ok(await listAssistantConversations(ctx.db, query));
});

export const readConversation = asAdmin(async (ctx, _admin, id: string) => {
  const messages = await readTranscript(ctx.db, id);
  return messages.length > 0 ? ok(messages) : failure("not_found");
});

/** Off means off at once, for all users; the log says who did it. */
export const switchAssistant = asAdmin(async (ctx, admin, wanted: AssistantSwitch) => {
  const before = assistantSwitch(await readSetting(ctx.db, ASSISTANT_SETTING));
  await ctx.db.transaction(async (tx) => {
    const change = { key: ASSISTANT_SETTING, value: wanted, now: ctx.now() };
    await storeAssistantSwitch(tx, { ...change, userId: admin.userId });
    await recordAction(tx, admin, {
      action: "assistant.switch",
      object_type: "setting",
      object_id: ASSISTANT_SETTING,
      before,
      after: wanted,
    });
  });
  return ok(wanted);
});
