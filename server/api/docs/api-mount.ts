/** Where the API is mounted; the document names whole paths, so that they can be copied as they are. */
export const API_MOUNT = "/api";
