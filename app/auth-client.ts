import type { GoTrueClient } from "@supabase/auth-js";
import { readStored, writeStored } from "#ui/stored-text.ts";
import { ROLE_KEY, SESSION_KEY } from "./session/session-keys.ts";
import { followLeaving, keepTabFor } from "./session/tab-owner.ts";

let client: Promise<GoTrueClient> | null = null;

/**
 * The one auth client of the page. Its code arrives with the first call, so a visitor without a
 * session never loads it: public pages call this only for signed-in users.
 */
export function authClient(): Promise<GoTrueClient> {
  client ??= createClient().catch((error: unknown) => {
    client = null;
    throw error;
  });
  return client;
}

/** For the API: renewed when it is about to end; null without a session. */
export async function accessToken(): Promise<string | null> {
  const { data } = await (await authClient()).getSession();
  return data.session?.access_token ?? null;
}

/**
 * The same where a request without a token would be answered „signed out“: a session that cannot be renewed
 * just now has not ended, so the request fails like any other during an outage.
 */
export async function ownToken(read = accessToken): Promise<string | null> {
  const token = await read();
  if (token === null && readStored(SESSION_KEY) !== null) {
    throw new Error("the session could not be renewed");
  }
  return token;
}

/** Another second factor has to be shown before the API answers anything personal. */
export async function needsSecondStep(): Promise<boolean> {
  const { data } = await (await authClient()).mfa.getAuthenticatorAssuranceLevel();
  return data?.nextLevel === "aal2" && data.currentLevel === "aal1";
}

export function rememberRole(role: string | null): void {
  writeStored(ROLE_KEY, role);
  if (role) document.documentElement.dataset.session = role;
  else delete document.documentElement.dataset.session;
}

async function createClient(): Promise<GoTrueClient> {
  const { AuthClient } = await import("@supabase/auth-js");
  const auth = new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: SESSION_KEY,
    storage,
    flowType: "pkce",
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
  });
  auth.onAuthStateChange((_event, session) => {
    if (session !== null) keepTabFor(session.user.id);
    else if (readStored(ROLE_KEY) !== null) rememberRole(null);
  });
  followLeaving();
  import.meta.hot?.dispose(() => auth.dispose());
  return auth;
}

/** Writes through the store that tells the rest of the page, so that the frame follows at once. */
const storage = {
  getItem: readStored,
  setItem: (key: string, value: string) => writeStored(key, value),
  removeItem: (key: string) => writeStored(key, null),
};
