import { queryOptions } from "@tanstack/react-query";
import { ownApi } from "#app/session/own-api.ts";

type Contact = { readonly email: string | null; readonly phone: string | null };

/** Asks first whether the data may be read, and reads it only then (ROLE-24); null for everybody else. */
export function contactQuery(slug: string) {
  return queryOptions({
    queryKey: ["speaker-contact", slug],
    queryFn: async (): Promise<Contact | null> => {
      const allowed = await ownApi.v1.rpc.can_view_speaker_contact.$post({ json: { slug } });
      if (!allowed.ok || (await allowed.json()) !== true) return null;
      const answer = await ownApi.v1.speakers[":slug"].contact.$get({ param: { slug } });
      return answer.ok ? await answer.json() : null;
    },
  });
}
