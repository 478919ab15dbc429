import { AnalyticsScreen } from "#features/platform/analytics/analytics-screen.tsx";
import { ANALYTICS_TEXTS } from "#features/platform/analytics/texts.ts";
import type { Route } from "./+types/analytics";

export const meta: Route.MetaFunction = () => [
  { title: ANALYTICS_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Analytics() {
  return <AnalyticsScreen />;
}
