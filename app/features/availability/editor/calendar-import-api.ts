import { queryOptions } from "@tanstack/react-query";
import type { AnswerTo, RequestBody } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";

export type OwnImport = NonNullable<AnswerTo<"GET /me/speaker/calendar-import">["calendar"]>;
export type CalendarSource = RequestBody<"PUT /me/speaker/calendar-import">;

export const importQuery = queryOptions({
  queryKey: ["calendar-import"],
  queryFn: async (): Promise<OwnImport | null> =>
    (await authenticatedApi.call("GET /me/speaker/calendar-import")).calendar,
});

/** The days it would block. */
export async function previewCalendar(body: CalendarSource): Promise<readonly string[]> {
  const input = { body };
  return (await authenticatedApi.call("POST /me/speaker/calendar-import/preview", input)).days;
}

export function storeCalendar(body: CalendarSource) {
  return authenticatedApi.call("PUT /me/speaker/calendar-import", { body });
}

export function dropCalendar() {
  return authenticatedApi.call("DELETE /me/speaker/calendar-import");
}
