import { createApiClient } from "#app/session/api-client.ts";

/** The API without a session, for calls that must not be linked to an account. */
export const publicApi = createApiClient();
