import type { Session } from "@supabase/auth-js";
import { authClient, needsSecondStep } from "#app/auth-client.ts";
import { readOwnAccount } from "./own-account.ts";

let known: string | null = null;

/** Keeps the role beside the session up to date for the frame, from the first call on. */
export async function followRole(): Promise<void> {
  const auth = await authClient();
  auth.onAuthStateChange((_event, session) => void readRole(session));
}

/** Once per person and page: events also come with every renewed token. */
async function readRole(session: Session | null): Promise<void> {
  if (session === null) {
    known = null;
    return;
  }
  if (known === session.user.id || (await needsSecondStep())) return;
  known = session.user.id;
  const own = await readOwnAccount();
  // Without an answer the frame keeps the role it knows; the next event asks again.
  if (!own.ok) known = null;
}
