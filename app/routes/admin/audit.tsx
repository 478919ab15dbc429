import { AuditScreen } from "#features/platform/audit/audit-screen.tsx";
import { AUDIT_TEXTS } from "#features/platform/audit/texts.ts";
import type { Route } from "./+types/audit";

export const meta: Route.MetaFunction = () => [
  { title: AUDIT_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Audit() {
  return <AuditScreen />;
}
