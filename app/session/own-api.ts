import { createApiClient } from "#app/api-client.ts";
import { accessToken } from "#app/auth-client.ts";

/** The API as whoever is signed in. For private screens and for calls that need a session. */
export const ownApi = createApiClient({ accessToken });
