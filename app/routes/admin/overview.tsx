import { OverviewScreen } from "#features/platform/overview/overview-screen.tsx";
import { OVERVIEW_TEXTS } from "#features/platform/overview/texts.ts";
import type { Route } from "./+types/overview";

export const meta: Route.MetaFunction = () => [
  { title: OVERVIEW_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Overview() {
  return <OverviewScreen />;
}
