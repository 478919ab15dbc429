import { Inbox } from "#features/messaging/inbox/inbox.tsx";
import { INBOX_TEXTS as TEXTS } from "#features/messaging/inbox/texts.ts";
import { AccessGuard } from "#shell/access/access-guard.tsx";
import type { Route } from "./+types/messages";

export const meta: Route.MetaFunction = () => [
  { title: TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Messages({ params }: Route.ComponentProps) {
  return (
    <AccessGuard access="user">
      {({ role, profile }) => (
        <div className="wrap inbox-page">
          <h1 className="h1">{TEXTS.title}</h1>
          <Inbox userId={profile.user_id} role={role} openId={params.id} />
        </div>
      )}
    </AccessGuard>
  );
}
