import "#ui/page/dashboard.css";
import { NotificationCenter } from "#features/messaging/notifications/notification-center.tsx";
import { NOTIFICATION_TEXTS as TEXTS } from "#features/messaging/notifications/texts.ts";
import { AccessGuard } from "#shell/access/access-guard.tsx";
import type { Route } from "./+types/notifications";

export const meta: Route.MetaFunction = () => [
  { title: TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Notifications() {
  return (
    <AccessGuard access="user">
      {({ profile }) => (
        <div className="wrap section dashboard">
          <NotificationCenter userId={profile.user_id} />
        </div>
      )}
    </AccessGuard>
  );
}
