import { createApiClient } from "#app/api-client.ts";
import { ownToken } from "#app/auth-client.ts";

/** Answers in the place of the server; null while the server answers. */
let local: typeof fetch | null = null;

/** The demo's data source: as long as it is set, nothing of these screens leaves the browser. */
export function answerLocally(source: typeof fetch | null): void {
  local = source;
}

/** The API as whoever is signed in. For private screens and for calls that need a session. */
export const ownApi = createApiClient({
  accessToken: async () => (local ? null : ownToken()),
  fetch: (input, init) => (local ?? fetch)(input, init),
});
