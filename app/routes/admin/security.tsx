import { SecurityScreen } from "#features/accounts/admin/security-screen.tsx";
import { SECURITY_TEXTS } from "#features/accounts/admin/security-texts.ts";
import type { Route } from "./+types/security";

export const meta: Route.MetaFunction = () => [
  { title: SECURITY_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Security() {
  return <SecurityScreen />;
}
