import { queryOptions } from "@tanstack/react-query";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";

type Contact = AnswerTo<"GET /speakers/{slug}/contact">;

/** Asks first whether the data may be read, and reads it only then (ROLE-24); null if not. */
export function contactQuery(slug: string) {
  return queryOptions({
    queryKey: ["speaker-contact", slug],
    queryFn: async (): Promise<Contact | null> => {
      const question = { body: { slug } };
      const allowed = await authenticatedApi.send("POST /rpc/can_view_speaker_contact", question);
      if (!allowed.ok || (await allowed.json()) !== true) return null;
      const answer = await authenticatedApi.send("GET /speakers/{slug}/contact", {
        params: { slug },
      });
      return answer.ok ? await answer.json() : null;
    },
  });
}
