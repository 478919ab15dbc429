import { USERS_TEXTS } from "#features/accounts/admin/texts.ts";
import { UsersScreen } from "#features/accounts/admin/users-screen.tsx";
import { ReminderPanel } from "#features/platform/reminders/reminder-panel.tsx";
import type { Route } from "./+types/users";

export const meta: Route.MetaFunction = () => [
  { title: USERS_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Users() {
  return <UsersScreen reminders={(id) => <ReminderPanel about={{ kind: "customer", id }} />} />;
}
