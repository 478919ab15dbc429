/** Where the API is mounted. */
export const API_MOUNT = "/api";

/** What stands before the path of every operation. */
export const API_PREFIX = `${API_MOUNT}/v1`;
