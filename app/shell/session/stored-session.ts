import { useEffect, useMemo } from "react";
import { ROLE_KEY, SESSION_KEY } from "#app/session/session-keys.ts";
import { ROLES, type Role } from "#domain/account/roles.ts";
import { useStoredText } from "#ui/stored-text.ts";
import { keepSession } from "./keep-session.ts";

export type StoredSession = { readonly email: string; readonly role: Role };

/**
 * Who is signed in as far as this browser remembers, null for visitors and in the server's page. Good
 * enough to choose links; permissions are checked where data is read.
 */
export function useStoredSession(): StoredSession | null {
  const token = useStoredText(SESSION_KEY);
  const role = useStoredText(ROLE_KEY);
  const hasSession = Boolean(token);
  useEffect(() => {
    if (hasSession) keepSession();
  }, [hasSession]);
  return useMemo(() => parseSession(token, role), [token, role]);
}

export function parseSession(token: string | null, role: string | null): StoredSession | null {
  if (token === null) return null;
  try {
    const session: unknown = JSON.parse(token);
    const email = emailOf(session);
    if (email === null) return null;
    return { email, role: ROLES.find((known) => known === role) ?? "customer" };
  } catch {
    return null;
  }
}

function emailOf(session: unknown): string | null {
  if (!isRecord(session) || !isRecord(session.user)) return null;
  return typeof session.user.email === "string" ? session.user.email : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Speakers have a dashboard of their own, other users the customers' (NAV-24, NAV-25). */
export function dashboardPath(role: Role): string {
  return role === "speaker" ? "/dashboard/speaker" : "/dashboard/customer";
}
