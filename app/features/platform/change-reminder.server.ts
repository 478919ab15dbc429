import {
  changeOpenReminder,
  insertReminder,
  listAdmins,
  listReminders,
  type NewReminder,
  type ReminderFilter,
} from "#data/queries/platform/reminders.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import type { ReminderChannel, ReminderSort } from "#domain/platform/reminders.ts";
import { failure, ok } from "#domain/result.ts";
import { berlinDay, type IsoDate } from "#domain/time/iso-date.ts";
import { asAdmin } from "#features/admin-access.ts";
import type { Ctx } from "#features/ctx.ts";
import { recordAction } from "#features/record-action.server.ts";

export const listEveryReminder = asAdmin(
  async (ctx, _admin, query: ListQuery<ReminderSort>, filter: ReminderFilter) => {
    const today = berlinDay(ctx.now().getTime());
    const [page, admins] = await Promise.all([
      listReminders(ctx.db, query, { filter, today }),
      listAdmins(ctx.db),
    ]);
    return ok({ ...page, admins });
  },
);

/** Without a named owner it belongs to its author. */
export const createReminder = asAdmin(
  async (ctx, admin, reminder: Omit<NewReminder, "created_by">) => {
    const { userId } = admin;
    const owner_id = reminder.owner_id ?? userId;
    if (!(await isAdmin(ctx, owner_id))) return failure("unknown_owner");
    try {
      const id = await ctx.db.transaction(async (tx) => {
        const stored = await insertReminder(tx, { ...reminder, owner_id, created_by: userId });
        await recordAction(tx, admin, {
          action: "reminder.create",
          object_type: "reminder",
          object_id: stored,
          after: { title: reminder.title, due_on: reminder.due_on },
        });
        return stored;
      });
      return ok({ id });
    } catch (error) {
      if (namesNothing(error)) return failure("unknown_object");
      throw error;
    }
  },
);

export type ReminderStep = {
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  readonly channel?: ReminderChannel | undefined;
  /** A new day; with `done` or `cancelled` it is over. */
  readonly due_on?: IsoDate | undefined;
  readonly owner_id?: string | undefined;
  readonly status?: "done" | "cancelled" | undefined;
  readonly outcome?: string | undefined;
};

/** Reword, snooze, reassign, or close with what came of it. */
export const changeReminder = asAdmin(async (ctx, admin, id: string, step: ReminderStep) => {
  const { title, note, channel, due_on, owner_id, status, outcome } = step;
  if (owner_id !== undefined && !(await isAdmin(ctx, owner_id))) return failure("unknown_owner");
  return ctx.db.transaction(async (tx) => {
    const changed = await changeOpenReminder(tx, id, {
      ...(title && { title }),
      ...(note !== undefined && { note }),
      ...(channel && { channel }),
      ...(due_on && { due_on }),
      ...(owner_id && { owner_id }),
      ...(status && { status, done_at: status === "done" ? ctx.now() : null }),
      ...(outcome !== undefined && { outcome }),
    });
    if (!changed) return failure("not_found");
    await recordAction(tx, admin, {
      action: status ? `reminder.${status}` : "reminder.change",
      object_type: "reminder",
      object_id: id,
      after: { ...(title && { title }), ...(due_on && { due_on }), ...(owner_id && { owner_id }) },
      reason: outcome || null,
    });
    return ok(null);
  });
});

async function isAdmin(ctx: Ctx, userId: string): Promise<boolean> {
  return (await listAdmins(ctx.db)).some(({ id }) => id === userId);
}

/** A booking, speaker or customer that does not exist: the database knows best. */
function namesNothing(error: unknown): boolean {
  const cause: unknown = error instanceof Error && error.cause ? error.cause : error;
  return (cause as { code?: string }).code === "23503";
}
