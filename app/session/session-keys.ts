/** Where the auth client keeps the session (STATE-09); the script before the first paint reads it too. */
export const SESSION_KEY = "sb-auth-token";
/** The role beside it, kept after the profile was read: enough to choose links, never to allow anything. */
export const ROLE_KEY = "wb-role";
