import { queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { accessToken } from "#app/auth-client.ts";
import type { ownApi } from "#app/session/own-api.ts";
import type { EditTarget } from "./edit-target.ts";

export type OwnContent = InferResponseType<typeof ownApi.v1.me.speaker.content.$get, 200>;

/** Null for an account without a profile (C-15). */
export function contentQuery({ base, key }: EditTarget) {
  return queryOptions({
    queryKey: key,
    queryFn: async (): Promise<OwnContent | null> => {
      const headers = { authorization: `Bearer ${(await accessToken()) ?? ""}` };
      const answer = await fetch(`${base}/content`, { headers });
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`the profile was refused with ${answer.status}`);
      return (await answer.json()) as OwnContent;
    },
  });
}
