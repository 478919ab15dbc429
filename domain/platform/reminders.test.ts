import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { REMINDER_RULES, reminderTime } from "./reminders.ts";

test("a reminder is due today, overdue or later", () => {
  const today = isoDate("2026-04-30");
  expect(reminderTime(isoDate("2026-04-29"), today)).toBe("overdue");
  expect(reminderTime(today, today)).toBe("today");
  expect(reminderTime(isoDate("2026-05-01"), today)).toBe("later");
});

test("every rule has a name of its own", () => {
  expect(new Set(REMINDER_RULES.map(({ name }) => name)).size).toBe(REMINDER_RULES.length);
});
