import { safeRedirectPath } from "#domain/http/safe-redirect.ts";

/** Travels in the history entry, so that the address of the page stays `/auth`. */
export type SignInState = {
  /** Where to go after signing in. */
  readonly from?: string;
  /** Something went wrong: the page stays even for a signed-in user. */
  readonly stay?: true;
  /** Shown above the form. */
  readonly message?: string;
};

/** `navigate("/auth", { state: originState(location) })` brings people back after they signed in. */
export function originState(at: { pathname: string; search: string; hash: string }): SignInState {
  return { from: at.pathname + at.search + at.hash };
}

/** The home page unless a place of ours is named (C-71). */
export function originOf(state: unknown): string {
  // Only the path counts, so any absolute address serves as the base.
  return safeRedirectPath(read(state).from, "http://localhost");
}

export function staysOnPage(state: unknown): boolean {
  return read(state).stay === true;
}

export function messageOf(state: unknown): string | null {
  const { message } = read(state);
  return typeof message === "string" ? message : null;
}

function read(state: unknown): SignInState {
  return typeof state === "object" && state !== null ? state : {};
}
