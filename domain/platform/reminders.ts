import type { BookingStatus } from "#domain/booking/status.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";

export const REMINDER_STATUSES = ["open", "done", "cancelled"] as const;
export type ReminderStatus = (typeof REMINDER_STATUSES)[number];

export const REMINDER_CHANNELS = ["email", "phone", "meeting", "other"] as const;
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];

export const REMINDER_SORTS = ["due_on", "created_at"] as const;
export type ReminderSort = (typeof REMINDER_SORTS)[number];

export const REMINDER_TIMES = ["overdue", "today", "later"] as const;
export type ReminderTime = (typeof REMINDER_TIMES)[number];

export function reminderTime(dueOn: IsoDate, today: IsoDate): ReminderTime {
  if (dueOn < today) return "overdue";
  return dueOn === today ? "today" : "later";
}

/** From which day of a booking a rule counts. */
export type ReminderAnchor = "created" | "changed" | "event";

export type ReminderRule = {
  readonly name: string;
  /** The reminder is about this state and closes by itself when the booking leaves it. */
  readonly status: BookingStatus;
  readonly anchor: ReminderAnchor;
  readonly days: number;
  readonly channel: ReminderChannel;
};

/** What an admin is reminded of by rules (SCREENS, CRM reminders). */
export const REMINDER_RULES = [
  { name: "unanswered", status: "requested", anchor: "created", days: 1, channel: "phone" },
  { name: "offer_open", status: "pending", anchor: "changed", days: 3, channel: "email" },
  { name: "contract", status: "confirmed", anchor: "changed", days: 1, channel: "email" },
  { name: "travel", status: "confirmed", anchor: "event", days: -28, channel: "phone" },
  { name: "thanks", status: "completed", anchor: "event", days: 7, channel: "email" },
] as const satisfies readonly ReminderRule[];

export type ReminderRuleName = (typeof REMINDER_RULES)[number]["name"];

/** Made a little ahead, so that a day can be planned, and never for what is long past. */
export const REMINDER_HORIZON = { ahead: 7, behind: 30 } as const;
