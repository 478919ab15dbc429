import { queryOptions } from "@tanstack/react-query";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";

export type SpeakerTerms = AnswerTo<"GET /me/speaker-terms">;

export const termsQuery = queryOptions({
  queryKey: ["speaker-terms"],
  queryFn: (): Promise<SpeakerTerms> => authenticatedApi.call("GET /me/speaker-terms"),
});

export function acceptTerms(version: string): Promise<SpeakerTerms> {
  return authenticatedApi.call("POST /me/speaker-terms", { body: { version } });
}
