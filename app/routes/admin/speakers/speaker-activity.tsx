import { ActivityScreen } from "#features/speakers/admin/activity/activity-screen.tsx";
import { ACTIVITY_TEXTS } from "#features/speakers/admin/activity/activity-texts.ts";
import type { Route } from "./+types/speaker-activity";

export const meta: Route.MetaFunction = () => [
  { title: ACTIVITY_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function SpeakerActivity() {
  return <ActivityScreen />;
}
