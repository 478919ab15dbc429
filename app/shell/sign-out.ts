import { readStored, writeStored } from "#ui/stored-text.ts";
import { ROLE_KEY, SESSION_KEY } from "./stored-session.ts";

/**
 * Forgets the session here at once and tells the server, without loading the auth client.
 * A failing server does not keep somebody signed in on this device.
 */
export function signOut(): void {
  const token = accessToken(readStored(SESSION_KEY));
  writeStored(SESSION_KEY, null);
  writeStored(ROLE_KEY, null);
  delete document.documentElement.dataset.session;
  if (token === null) return;
  fetch("/auth/v1/logout?scope=local", {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  }).catch(() => {});
}

function accessToken(stored: string | null): string | null {
  try {
    const session = JSON.parse(stored ?? "null") as { access_token?: unknown } | null;
    return typeof session?.access_token === "string" ? session.access_token : null;
  } catch {
    return null;
  }
}
