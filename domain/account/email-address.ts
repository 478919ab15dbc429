const MAX_LENGTH = 254;
const FORMAT =
  /^[^\s@<>()[\]\\,;:"]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?\.[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** One spelling per mailbox: trimmed, composed and in lower case; null if no mail could ever reach it. */
export function emailAddress(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const email = value.trim().normalize("NFC").toLowerCase();
  if (email.length > MAX_LENGTH || email.includes("..")) return null;
  return FORMAT.test(email) ? email : null;
}
