import { ApprovalScreen } from "#features/speakers/admin/approval/approval-screen.tsx";
import { APPROVAL_TEXTS } from "#features/speakers/admin/approval/approval-texts.ts";
import type { Route } from "./+types/speaker-approval";

export const meta: Route.MetaFunction = () => [
  { title: APPROVAL_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function SpeakerApproval() {
  return <ApprovalScreen />;
}
