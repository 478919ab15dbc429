import { closeOvertaken, remindByRule } from "#data/queries/platform/reminders.ts";
import { REMINDER_HORIZON, REMINDER_RULES } from "#domain/platform/reminders.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { Ctx } from "#features/ctx.ts";
import { AUTOMATIC_REMINDERS, OVERTAKEN } from "./reminders/rule-texts.ts";

/**
 * Looks after what the rules ask for. Several processes may do it at once: a reminder arises once per
 * rule, booking and day of the event, and closing one twice changes nothing.
 */
export async function remind(ctx: Ctx): Promise<{ made: number; closed: number }> {
  const today = berlinDay(ctx.now().getTime());
  let [made, closed] = [0, 0];
  for (const rule of REMINDER_RULES) {
    closed += await closeOvertaken(ctx.db, rule, OVERTAKEN);
    const title = AUTOMATIC_REMINDERS[rule.name];
    made += await remindByRule(ctx.db, rule, { title, today, ...REMINDER_HORIZON });
  }
  return { made, closed };
}
