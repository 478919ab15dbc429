import type { AnswerTo } from "#app/session/api-client.ts";

export type Application = AnswerTo<"GET /admin/applications">["items"][number];

/** An application names its applicant; a change belongs to a profile. */
export function nameOf({ data, email, speaker_name }: Application): string {
  return speaker_name ?? (typeof data.name === "string" ? data.name : email);
}
