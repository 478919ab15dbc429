import { hc } from "hono/client";
import { TAB_HEADERS } from "#app/session/tab-id.ts";
// Only the type crosses over: nothing of the server reaches the browser's bundle.
import type { ApiType } from "#server/api/api.ts";

type ClientOptions = {
  /** Where the API answers; the browser asks its own origin. */
  base?: string;
  /** The access token of the running session, asked before every call, because it is renewed now and then. */
  accessToken?: () => Promise<string | null>;
  fetch?: typeof fetch;
};

/**
 * The typed way to the API. Public data needs no token:
 *
 *     const answer = await createApiClient().v1.speakers.$get({ query: { category: "finance" } });
 *
 * Private screens create one client with the session's token and call it from `clientLoader` or a
 * query: `createApiClient({ accessToken: async () => (await session()).access_token })`.
 */
export function createApiClient({ base = "/api", accessToken, fetch }: ClientOptions = {}) {
  return hc<ApiType>(base, {
    ...(fetch ? { fetch } : {}),
    headers: async (): Promise<Record<string, string>> => {
      const token = await accessToken?.();
      return token ? { authorization: `Bearer ${token}`, ...TAB_HEADERS } : {};
    },
  });
}
