/** Whose drafts and talks this tab keeps. */
const OWNER_KEY = "wb-person";
/** Tells all tabs that the user signs out. */
const LEAVING = "wb-leaving";

/**
 * What a tab keeps outlives a session that ended by itself, for its owner to go on with; it must not
 * wait there for another user. What a visitor began belongs to the first who signs in.
 */
export function keepTabFor(userId: string): void {
  try {
    const owner = sessionStorage.getItem(OWNER_KEY);
    if (owner !== null && owner !== userId) sessionStorage.clear();
    sessionStorage.setItem(OWNER_KEY, userId);
  } catch {
    // Storage can be forbidden; then nothing is kept either.
  }
}

/** Who signed in last in this tab; null for a visitor. */
export function tabOwner(): string | null {
  try {
    return sessionStorage.getItem(OWNER_KEY);
  } catch {
    return null;
  }
}

export function emptyAllTabs(): void {
  sessionStorage.clear();
  const channel = new BroadcastChannel(LEAVING);
  channel.postMessage(null);
  channel.close();
}

/** The owner stays known: an open form may write again what it still holds. */
export function followLeaving(): void {
  new BroadcastChannel(LEAVING).onmessage = () => {
    const owner = sessionStorage.getItem(OWNER_KEY);
    sessionStorage.clear();
    if (owner !== null) keepTabFor(owner);
  };
}
