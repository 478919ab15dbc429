import { ownToken } from "#app/auth-client.ts";
import { createApiClient } from "#app/session/api-client.ts";

/** Answers instead of the server; null while the server answers. */
let local: typeof fetch | null = null;

/** The demo's data source: as long as it is set, nothing of these screens leaves the browser. */
export function answerLocally(source: typeof fetch | null): void {
  local = source;
}

/** The API with the session's token, for private screens and calls that need a session. */
export const authenticatedApi = createApiClient({
  accessToken: async () => (local ? null : ownToken()),
  fetch: (input, init) => (local ?? fetch)(input, init),
});
