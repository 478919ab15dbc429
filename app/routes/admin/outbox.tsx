import { OutboxScreen } from "#features/notifications/admin/outbox-screen.tsx";
import { OUTBOX_TEXTS } from "#features/notifications/admin/outbox-texts.ts";
import "../../styles/admin-business.css";
import type { Route } from "./+types/outbox";

export const meta: Route.MetaFunction = () => [
  { title: OUTBOX_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Outbox() {
  return <OutboxScreen />;
}
