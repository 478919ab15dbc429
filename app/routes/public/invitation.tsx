import "#ui/page/dashboard.css";
import { ClaimScreen } from "#features/speakers/claim/claim-screen.tsx";
import { CLAIM_TEXTS as TEXTS } from "#features/speakers/claim/texts.ts";
import { AccessGuard } from "#shell/access/access-guard.tsx";
import type { Route } from "./+types/invitation";

export const meta: Route.MetaFunction = () => [
  { title: TEXTS.pageTitle },
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

export default function Invitation({ params }: Route.ComponentProps) {
  return (
    <AccessGuard access="user">
      {({ email }) => <ClaimScreen token={params.token} email={email} />}
    </AccessGuard>
  );
}
