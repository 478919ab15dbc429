import { useEffect, useState } from "react";
import { userIdOf } from "#app/live/stored-user-id.ts";
import { SESSION_KEY } from "#app/session/session-keys.ts";
import { useStoredText } from "#ui/stored-text.ts";

/** Unread messages of the signed-in user, in the title as well; zero for visitors, who load nothing for it. */
export function useUnreadCount(): number {
  const userId = userIdOf(useStoredText(SESSION_KEY));
  const [unread, setUnread] = useState({ userId, count: 0 });
  useEffect(() => {
    if (userId === null) return undefined;
    let isGone = false;
    let stop = () => {};
    const follow = async () => {
      const [{ watchUnread }, { showTitleCount }] = await Promise.all([
        import("#app/live/watch-unread.ts"),
        import("./title-count.ts"),
      ]);
      if (isGone) return;
      const unwatch = watchUnread(userId, (count) => {
        setUnread({ userId, count });
        showTitleCount(count);
      });
      stop = () => {
        unwatch();
        showTitleCount(0);
      };
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
