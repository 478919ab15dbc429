import { SettingsScreen } from "#features/platform/settings/settings-screen.tsx";
import { SETTINGS_TEXTS } from "#features/platform/settings/texts.ts";
import type { Route } from "./+types/settings";

export const meta: Route.MetaFunction = () => [
  { title: SETTINGS_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Settings() {
  return <SettingsScreen />;
}
