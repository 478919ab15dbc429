import { queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { ownApi } from "#app/session/own-api.ts";

const terms = ownApi.v1.me["speaker-terms"];
export type SpeakerTerms = InferResponseType<typeof terms.$get, 200>;

export const termsQuery = queryOptions({
  queryKey: ["speaker-terms"],
  queryFn: async (): Promise<SpeakerTerms> => {
    const answer = await terms.$get();
    if (!answer.ok) throw new Error(`the terms were refused with ${answer.status}`);
    return answer.json();
  },
});

/** Null if it was not recorded. */
export async function acceptTerms(version: string): Promise<SpeakerTerms | null> {
  const answer = await terms.$post({ json: { version } }).catch(() => null);
  return answer?.ok ? answer.json() : null;
}
