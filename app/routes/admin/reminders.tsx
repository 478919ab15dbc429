import { RemindersScreen } from "#features/platform/reminders/reminders-screen.tsx";
import { REMINDER_TEXTS } from "#features/platform/reminders/texts.ts";
import type { Route } from "./+types/reminders";

export const meta: Route.MetaFunction = () => [
  { title: REMINDER_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Reminders() {
  return <RemindersScreen />;
}
