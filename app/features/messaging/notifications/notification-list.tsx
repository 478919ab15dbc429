import type { MouseEvent } from "react";
import { Link } from "react-router";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import { MessageTime } from "../message-time.tsx";
import type { NotificationItem } from "./notifications-query.ts";
import { NOTIFICATION_TEXTS as TEXTS } from "./texts.ts";

const ICONS: Record<NotificationItem["type"], IconName> = {
  message: "message-circle",
  booking: "calendar-check",
  invoice: "receipt-text",
  review: "star",
  application: "user-check",
  system: "info",
};

type NotificationListProps = {
  items: readonly NotificationItem[];
  /** The user followed a notification; it counts as read. */
  onOpen: (item: NotificationItem) => void;
};

export function NotificationList({ items, onOpen }: NotificationListProps) {
  return (
    <ul className="notices" aria-label={TEXTS.list}>
      {items.map((item) => (
        <li key={item.id}>
          <Notice item={item} onOpen={() => onOpen(item)} />
        </li>
      ))}
    </ul>
  );
}

function Notice({ item, onOpen }: { item: NotificationItem; onOpen: (event: MouseEvent) => void }) {
  const className = item.is_read ? "notice-row" : "notice-row notice-row-unread";
  const content = (
    <>
      <span className="notice-icon">
        <Icon name={ICONS[item.type]} />
      </span>
      <span className="notice-lines">
        <span className="notice-head">
          <strong>
            {!item.is_read && <span className="sr-only">{TEXTS.unread}</span>}
            {item.title}
          </strong>
          <MessageTime at={Date.parse(item.created_at)} style="short" />
        </span>
        <span className="notice-text">{item.message}</span>
      </span>
    </>
  );
  if (item.link !== null) {
    return (
      <Link className={className} to={item.link} onClick={onOpen}>
        {content}
      </Link>
    );
  }
  return <div className={className}>{content}</div>;
}
