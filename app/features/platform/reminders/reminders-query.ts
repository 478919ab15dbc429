import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerTo, RequestBody } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { type ListState, listParameters } from "#parts/list/list-state.ts";

export type Reminder = AnswerTo<"GET /admin/reminders">["items"][number];
export type ReminderStep = RequestBody<"PATCH /admin/reminders/{id}">;
type NewReminder = RequestBody<"POST /admin/reminders">;

const REMINDERS_KEY = ["admin-reminders"] as const;
/** What is read anew after a change. */
export const REMINDER_KEYS = [REMINDERS_KEY, ["admin-overview"]] as const;

export type ReminderSubject = {
  readonly kind: "booking" | "speaker" | "customer";
  readonly id: string;
};

export function remindersQuery(state: ListState) {
  return queryOptions({
    queryKey: [...REMINDERS_KEY, state],
    placeholderData: keepPreviousData,
    queryFn: () => authenticatedApi.call("GET /admin/reminders", { query: listParameters(state) }),
  });
}

export async function sendStep(id: string, body: ReminderStep): Promise<void> {
  await authenticatedApi.call("PATCH /admin/reminders/{id}", { params: { id }, body });
}

export async function sendReminder(body: NewReminder): Promise<void> {
  await authenticatedApi.call("POST /admin/reminders", { body });
}

/** What concerns one of them, the most urgent first. */
export function aboutQuery({ kind, id }: ReminderSubject) {
  return queryOptions({
    queryKey: [...REMINDERS_KEY, kind, id],
    queryFn: () => authenticatedApi.call("GET /admin/reminders", { query: { [kind]: id } }),
  });
}
