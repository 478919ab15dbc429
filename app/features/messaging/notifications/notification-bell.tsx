import "./notices.css";
import "#ui/popover/popover.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ToggleEvent, useState } from "react";
import { userIdOf } from "#app/live/stored-user-id.ts";
import { queryClient } from "#app/session/query-client.ts";
import { SESSION_KEY } from "#app/session/session-keys.ts";
import { CountBadge } from "#ui/badge/count-badge.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { usePopover } from "#ui/popover/use-popover.ts";
import { useStoredText } from "#ui/stored-text.ts";
import { NotificationPanel } from "./notification-panel.tsx";
import { NOTIFICATION_TEXTS as TEXTS } from "./texts.ts";
import { useNotifications } from "./use-notifications.ts";

/** In the top bar of a signed-in user; load it with `lazy()`. */
export function NotificationBell() {
  const userId = userIdOf(useStoredText(SESSION_KEY));
  if (userId === null) return null;
  return (
    <QueryClientProvider client={queryClient()}>
      <Bell key={userId} userId={userId} />
    </QueryClientProvider>
  );
}

function Bell({ userId }: { userId: string }) {
  const notifications = useNotifications(userId);
  const [isOpen, setOpen] = useState(false);
  const { close, openerProps, panelProps } = usePopover("end");
  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    panelProps.onToggle(event);
    if (event.target === event.currentTarget) setOpen(event.newState === "open");
  };
  const unread = notifications.query.data?.unread ?? 0;
  return (
    <>
      <button {...openerProps} type="button" className="iconbtn" aria-haspopup="dialog">
        <span className="sr-only">{TEXTS.bell(unread)}</span>
        <Icon name="bell" size={24} />
        <CountBadge count={unread} isCorner />
      </button>
      <div
        {...panelProps}
        onToggle={onToggle}
        className="popover popover-notices"
        role="dialog"
        aria-label={TEXTS.title}
      >
        {isOpen && <NotificationPanel {...notifications} onLeave={close} />}
      </div>
    </>
  );
}
