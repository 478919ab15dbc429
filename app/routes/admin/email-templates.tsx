import { TEMPLATES_TEXTS } from "#features/mail/admin/template-texts.ts";
import { TemplatesScreen } from "#features/mail/admin/templates-screen.tsx";
import type { Route } from "./+types/email-templates";

export const meta: Route.MetaFunction = () => [
  { title: TEMPLATES_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function EmailTemplates() {
  return <TemplatesScreen />;
}
