/** The server's reason why a signed-in user may not see this; null for every other failure. */
export function deniedMessage(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { cause, message } = error;
  const isDenied =
    typeof cause === "object" && cause !== null && "status" in cause && cause.status === 403;
  return isDenied ? message : null;
}
