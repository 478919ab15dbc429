import { SPEAKER_TEXTS as TEXTS } from "#features/bookings/texts.ts";
import { TermsNotice } from "#features/speakers/terms/terms-notice.tsx";
import { AccessGuard } from "#shell/access-guard.tsx";
import type { Route } from "./+types/speaker";
import { SpeakerDesk } from "./speaker-desk.tsx";

export const meta: Route.MetaFunction = () => [
  { title: TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function SpeakerDashboard() {
  return (
    <AccessGuard access="speaker">
      {({ profile }) => <SpeakerDesk userId={profile.user_id} notice={<TermsNotice />} />}
    </AccessGuard>
  );
}
