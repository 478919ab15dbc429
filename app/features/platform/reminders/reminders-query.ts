import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { InferRequestType, InferResponseType } from "hono/client";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import { type ListState, listParameters } from "#parts/list/list-state.ts";

const { reminders } = ownApi.v1.admin;

type ReminderPage = InferResponseType<typeof reminders.$get, 200>;
export type Reminder = ReminderPage["items"][number];
export type ReminderStep = InferRequestType<(typeof reminders)[":id"]["$patch"]>["json"];
type NewReminder = InferRequestType<typeof reminders.$post>["json"];

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
    queryFn: async () => answered(await reminders.$get({ query: listParameters(state) as never })),
  });
}

export async function sendStep(id: string, json: ReminderStep): Promise<void> {
  const answer = await reminders[":id"].$patch({ param: { id }, json });
  if (!answer.ok) await answered(answer as Response);
}

export async function sendReminder(json: NewReminder): Promise<void> {
  await answered(await reminders.$post({ json }));
}

/** What concerns one of them, the most urgent first. */
export function aboutQuery({ kind, id }: ReminderSubject) {
  return queryOptions({
    queryKey: [...REMINDERS_KEY, kind, id],
    queryFn: async () => answered(await reminders.$get({ query: { [kind]: id } as never })),
  });
}
