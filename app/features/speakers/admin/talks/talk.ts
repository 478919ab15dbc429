import type { AnswerTo, RequestBody } from "#app/session/api-client.ts";

export type TalkItem = AnswerTo<"GET /admin/talks">["items"][number];
export type TalkChange = RequestBody<"POST /admin/talks/changes">["change"];
