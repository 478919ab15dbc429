import { SESSION_KEY } from "#app/session/session-keys.ts";
import { readStored } from "#ui/stored-text.ts";

/** Whose session this browser keeps, without loading the auth client; null without one. */
export function storedUserId(): string | null {
  return userIdOf(readStored(SESSION_KEY));
}

export function userIdOf(storedSession: string | null): string | null {
  if (storedSession === null) return null;
  try {
    const session: unknown = JSON.parse(storedSession);
    if (!isRecord(session) || !isRecord(session.user)) return null;
    return typeof session.user.id === "string" ? session.user.id : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
