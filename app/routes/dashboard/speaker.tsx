import { SPEAKER_TEXTS as TEXTS } from "#features/bookings/texts.ts";
import { TermsNotice } from "#features/speakers/terms/terms-notice.tsx";
import { AccessGuard } from "#shell/access/access-guard.tsx";
import type { Route } from "./+types/speaker";
import { SpeakerDashboard } from "./speaker-dashboard.tsx";

export const meta: Route.MetaFunction = () => [
  { title: TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function SpeakerDashboardPage() {
  return (
    <AccessGuard access="speaker">
      {({ profile }) => <SpeakerDashboard userId={profile.user_id} notice={<TermsNotice />} />}
    </AccessGuard>
  );
}
