/** Errors that carry words of our own server; the others only tell that it could not be asked. */
const FROM_SERVER: readonly string[] = ["AuthApiError", "AuthWeakPasswordError"];

/** The server's message as received (ERR-13), or null when no answer of its came. */
export function receivedMessage(error: { name: string; message: string }): string | null {
  return FROM_SERVER.includes(error.name) && error.message !== "" ? error.message : null;
}
