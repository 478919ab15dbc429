import type { AuthChangeEvent, Session } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { authClient } from "#app/auth-client.ts";
import { readStored } from "#ui/stored-text.ts";
import { SESSION_KEY } from "./session-keys.ts";

export type CurrentSession =
  | { readonly state: "loading" }
  | { readonly state: "signed_out" }
  | { readonly state: "failed" }
  | { readonly state: "signed_in"; readonly userId: string };

/** Follows the auth client: sign-in, sign-out and remote endings, in this tab and in others. */
export function useSession(): CurrentSession {
  const [session, setSession] = useState<CurrentSession>({ state: "loading" });
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    const follow = async () => {
      const auth = await authClient();
      if (isGone) return;
      const { data } = auth.onAuthStateChange((event, next) =>
        setSession((before) => following(before, event, next)),
      );
      stop = () => data.subscription.unsubscribe();
    };
    follow().catch(() => setSession({ state: "failed" }));
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return session;
}

/** A renewed token changes nothing on the screen. */
function following(
  before: CurrentSession,
  event: AuthChangeEvent,
  session: Session | null,
): CurrentSession {
  if (session === null) return { state: isUnrenewed(event) ? "failed" : "signed_out" };
  const userId = session.user.id;
  if (before.state === "signed_in" && before.userId === userId) return before;
  return { state: "signed_in", userId };
}

/** During an outage the first event names no user, although the session is still there to be renewed. */
function isUnrenewed(event: AuthChangeEvent): boolean {
  return event === "INITIAL_SESSION" && readStored(SESSION_KEY) !== null;
}
