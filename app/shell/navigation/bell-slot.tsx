import "../shell.css";
import { Suspense } from "react";
import { useStoredSession } from "#shell/session/stored-session.ts";
import { latePart } from "#ui/loading/late-part.ts";

/** Without a connection the page works without it. */
const NotificationBell = latePart(async () => {
  const loaded = await import("#features/messaging/notifications/notification-bell.tsx").catch(
    () => null,
  );
  return { default: loaded?.NotificationBell ?? (() => null) };
});

/** Its place is kept from the first paint on for signed-in users; visitors load nothing. */
export function BellSlot() {
  const session = useStoredSession();
  return (
    <span className="bell-slot">
      {session && (
        <Suspense>
          <NotificationBell />
        </Suspense>
      )}
    </span>
  );
}
