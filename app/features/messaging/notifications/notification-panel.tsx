import { Link } from "react-router";
import { Loaded } from "#parts/loaded.tsx";
import { Button } from "#ui/button/button.tsx";
import { NotificationList } from "./notification-list.tsx";
import { NOTIFICATION_TEXTS as TEXTS } from "./texts.ts";
import type { useNotifications } from "./use-notifications.ts";

const NOTIFICATIONS_PATH = "/dashboard/benachrichtigungen";
const SHOWN = 6;

type NotificationPanelProps = ReturnType<typeof useNotifications> & { onLeave: () => void };

/** Inside the bell: the latest, and the way to all of them. */
export function NotificationPanel({ query, markRead, isMarking, onLeave }: NotificationPanelProps) {
  const unread = query.data?.unread ?? 0;
  return (
    <>
      <div className="notices-head">
        <h2 className="h3">{TEXTS.title}</h2>
        {unread > 0 && (
          <Button variant="ghost" size="sm" isLoading={isMarking} onClick={() => markRead()}>
            {TEXTS.readAll}
          </Button>
        )}
      </div>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="notices-none">{TEXTS.emptyText}</p>
          ) : (
            <NotificationList
              items={items.slice(0, SHOWN)}
              onOpen={({ id, is_read }) => {
                if (!is_read) markRead([id]);
                onLeave();
              }}
            />
          )
        }
      </Loaded>
      <div className="notices-foot">
        <Link className="link" to={NOTIFICATIONS_PATH} onClick={onLeave}>
          {TEXTS.all}
        </Link>
      </div>
    </>
  );
}
