import { AiDashboard as Dashboard } from "#features/assistant/admin/ai-dashboard.tsx";
import { AI_TEXTS } from "#features/assistant/admin/texts.ts";
import type { Route } from "./+types/ai-dashboard";

export const meta: Route.MetaFunction = () => [
  { title: AI_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function AiDashboard() {
  return <Dashboard />;
}
