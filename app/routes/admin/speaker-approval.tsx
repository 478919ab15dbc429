import { ApprovalScreen } from "#features/speakers/admin/approval-screen.tsx";
import { APPROVAL_TEXTS } from "#features/speakers/admin/supply-texts.ts";
import "../../styles/speaker-desk.css";
import "../../styles/speaker-edit.css";
import "../../styles/profile-changes.css";
import type { Route } from "./+types/speaker-approval";

export const meta: Route.MetaFunction = () => [
  { title: APPROVAL_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function SpeakerApproval() {
  return <ApprovalScreen />;
}
