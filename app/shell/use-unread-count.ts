import { useEffect, useState } from "react";
import { userIdOf } from "#app/live/stored-user-id.ts";
import { SESSION_KEY } from "#app/session/session-keys.ts";
import { useStoredText } from "#ui/stored-text.ts";

/** Unread messages of whoever is signed in; zero for visitors, who load nothing for it. */
export function useUnreadCount(): number {
  const userId = userIdOf(useStoredText(SESSION_KEY) ?? null);
  const [unread, setUnread] = useState({ userId, count: 0 });
  useEffect(() => {
    if (userId === null) return undefined;
    let isGone = false;
    let stop = () => {};
    const follow = async () => {
      const { watchUnread } = await import("#app/live/watch-unread.ts");
      if (!isGone) stop = watchUnread(userId, (count) => setUnread({ userId, count }));
    };
    // The badge can wait until the page is at rest; offline it shows nothing.
    const load = () => void follow().catch(() => undefined);
    const timer = setTimeout(load, 200);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, [userId]);
  return userId !== null && unread.userId === userId ? unread.count : 0;
}
