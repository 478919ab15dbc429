import { queryOptions } from "@tanstack/react-query";
import type { InferRequestType, InferResponseType } from "hono/client";
import { ownApi } from "#app/session/own-api.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { IMPORT_TEXTS as TEXTS } from "./texts.ts";

const calendar = ownApi.v1.me.speaker["calendar-import"];

export type OwnImport = NonNullable<InferResponseType<typeof calendar.$get, 200>["calendar"]>;
export type CalendarSource = InferRequestType<typeof calendar.$put>["json"];

export const importQuery = queryOptions({
  queryKey: ["calendar-import"],
  queryFn: async (): Promise<OwnImport | null> => {
    const answer = await calendar.$get();
    if (!answer.ok) throw new Error(`the calendar was refused with ${answer.status}`);
    return (await answer.json()).calendar;
  },
});

/** The days it would block, or why it cannot be read. */
export async function previewCalendar(json: CalendarSource): Promise<Result<string[], string>> {
  const answer = await calendar.preview.$post({ json }).catch(() => null);
  return answer?.ok ? ok((await answer.json()).days) : failure(await reasonOf(answer));
}

export async function storeCalendar(json: CalendarSource): Promise<Result<null, string>> {
  const answer = await calendar.$put({ json }).catch(() => null);
  return answer?.ok ? ok(null) : failure(await reasonOf(answer));
}

export async function dropCalendar(): Promise<boolean> {
  const answer = await calendar.$delete().catch(() => null);
  return answer?.ok ?? false;
}

async function reasonOf(answer: { json: () => Promise<unknown> } | null): Promise<string> {
  const body: unknown = await answer?.json().catch(() => null);
  const { error } = (body ?? {}) as {
    error?: { message?: string; fields?: Record<string, string> };
  };
  return Object.values(error?.fields ?? {})[0] ?? error?.message ?? TEXTS.failed;
}
