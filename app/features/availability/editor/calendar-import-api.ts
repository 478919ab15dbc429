import { queryOptions } from "@tanstack/react-query";
import type { AnswerTo, RequestBody } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";

export type OwnImport = NonNullable<AnswerTo<"GET /me/speaker/calendar-import">["calendar"]>;
export type CalendarSource = RequestBody<"PUT /me/speaker/calendar-import">;

export const importQuery = queryOptions({
  queryKey: ["calendar-import"],
  queryFn: async (): Promise<OwnImport | null> =>
    (await authenticatedApi.call("GET /me/speaker/calendar-import")).calendar,
});

/** The days it would block, or why it cannot be read. */
export async function previewCalendar(body: CalendarSource): Promise<Result<string[], string>> {
  const answer = await authenticatedApi
    .send("POST /me/speaker/calendar-import/preview", { body })
    .catch(() => null);
  return answer?.ok ? ok((await answer.json()).days) : failure(await reasonOf(answer));
}

export async function storeCalendar(body: CalendarSource): Promise<Result<null, string>> {
  const answer = await authenticatedApi
    .send("PUT /me/speaker/calendar-import", { body })
    .catch(() => null);
  return answer?.ok ? ok(null) : failure(await reasonOf(answer));
}

export async function dropCalendar(): Promise<boolean> {
  const answer = await authenticatedApi
    .send("DELETE /me/speaker/calendar-import")
    .catch(() => null);
  return answer?.ok ?? false;
}

async function reasonOf(answer: { json: () => Promise<unknown> } | null): Promise<string> {
  const body: unknown = await answer?.json().catch(() => null);
  const { error } = (body ?? {}) as {
    error?: { message?: string; fields?: Record<string, string> };
  };
  return Object.values(error?.fields ?? {})[0] ?? error?.message ?? FAILED_TEXTS.again;
}
