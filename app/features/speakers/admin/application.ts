import type { InferResponseType } from "hono/client";
import type { ownApi } from "#app/session/own-api.ts";

type Queue = typeof ownApi.v1.admin.applications;
export type Application = InferResponseType<Queue["$get"], 200>["items"][number];

/** Whoever applies has named themselves; a change belongs to a profile. */
export function nameOf({ data, email, speaker_name }: Application): string {
  return speaker_name ?? (typeof data.name === "string" ? data.name : email);
}
