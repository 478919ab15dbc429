import { createApiClient } from "#app/api-client.ts";

/** The API as nobody in particular: for what is not to be connected with an account. */
export const publicApi = createApiClient();
