import { listAssistantConversations } from "#data/queries/assistant/admin-assistant.ts";
import {
  readAssistantFigures,
  readTranscript,
  storeAssistantSwitch,
} from "#data/queries/assistant/assistant.ts";
import { readSetting } from "#data/queries/platform/settings.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { DAY_MS } from "#domain/time/duration.ts";
import { type AdminRefusal, adminOf } from "#features/admin-access.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { recordAction } from "#features/record-action.server.ts";
import { ASSISTANT_SETTING, type AssistantSwitch, assistantSwitch } from "./assistant-switch.ts";

/** The figures of the last days, with the state of switch and model. */
export async function readAssistantState(ctx: Ctx, viewer: Viewer, days: number) {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  const since = new Date(ctx.now().getTime() - days * DAY_MS);
  const [figures, stored] = await Promise.all([
    readAssistantFigures(ctx.db, since),
    readSetting(ctx.db, ASSISTANT_SETTING),
  ]);
  return ok({ ...figures, ...assistantSwitch(stored), model: ctx.assistant?.name ?? null });
}

type Query = Parameters<typeof listAssistantConversations>[1];

export async function listConversations(ctx: Ctx, viewer: Viewer, query: Query) {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  return ok(await listAssistantConversations(ctx.db, query));
}

export async function readConversation(ctx: Ctx, viewer: Viewer, id: string) {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  const messages = await readTranscript(ctx.db, id);
  return messages.length > 0 ? ok(messages) : failure("not_found");
}

/** Off means off at once, for everybody; the log says who did it. */
export async function switchAssistant(
  ctx: Ctx,
  viewer: Viewer,
  wanted: AssistantSwitch,
): Promise<Result<AssistantSwitch, AdminRefusal>> {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  const before = assistantSwitch(await readSetting(ctx.db, ASSISTANT_SETTING));
  await ctx.db.transaction(async (tx) => {
    const change = { key: ASSISTANT_SETTING, value: wanted, now: ctx.now() };
    await storeAssistantSwitch(tx, { ...change, userId: admin.value.userId });
    await recordAction(tx, admin.value, {
      action: "assistant.switch",
      object_type: "setting",
      object_id: ASSISTANT_SETTING,
      before,
      after: wanted,
    });
  });
  return ok(wanted);
}
