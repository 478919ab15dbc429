let isAsked = false;

/**
 * Loads the auth client for a signed-in user, once the page is at rest: it renews the
 * session before it ends, also while its owner only reads public pages.
 */
export function keepSession(): void {
  if (isAsked) return;
  isAsked = true;
  const follow = async () => (await import("#app/session/follow-role.ts")).followRole();
  // Offline now: the next page tries again.
  const load = () =>
    void follow().catch(() => {
      isAsked = false;
    });
  if ("requestIdleCallback" in window) requestIdleCallback(load);
  else setTimeout(load, 200);
}
