import { ChatInspection } from "#features/bookings/admin/chat-inspection.tsx";
import { ReportsScreen } from "#features/platform/reports/reports-screen.tsx";
import { REPORTS_TEXTS } from "#features/platform/reports/texts.ts";
import type { Route } from "./+types/reports";

export const meta: Route.MetaFunction = () => [
  { title: REPORTS_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Reports() {
  return (
    <ReportsScreen
      conversation={(id, about) => <ChatInspection conversationId={id} about={about} />}
    />
  );
}
