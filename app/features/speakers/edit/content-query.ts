import { queryOptions } from "@tanstack/react-query";
import { accessToken } from "#app/auth-client.ts";
import type { AnswerTo } from "#app/session/api-client.ts";
import type { EditTarget } from "./edit-target.ts";

export type OwnContent = AnswerTo<"GET /me/speaker/content">;

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
