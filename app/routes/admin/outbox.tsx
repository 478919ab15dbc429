import { OutboxScreen } from "#features/mail/admin/outbox-screen.tsx";
import { OUTBOX_TEXTS } from "#features/mail/admin/outbox-texts.ts";
import type { Route } from "./+types/outbox";

export const meta: Route.MetaFunction = () => [
  { title: OUTBOX_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Outbox() {
  return <OutboxScreen />;
}
