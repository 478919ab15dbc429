import { SpeakerTermsScreen } from "#features/content/legal/speaker-terms-screen.tsx";
import { SPEAKER_TERMS_TEXTS as TEXTS } from "#features/content/legal/speaker-terms-texts.ts";
import { pageTitle } from "#features/content/seo/page-meta.ts";
import { TermsConsent } from "#features/speakers/terms/terms-consent.tsx";
import { AccessGuard } from "#shell/access-guard.tsx";
import type { Route } from "./+types/speaker-agb";

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(TEXTS.title) },
  { name: "description", content: TEXTS.description },
  { name: "robots", content: "noindex" },
];

export default function SpeakerAgb() {
  return (
    <AccessGuard access="speaker">
      {() => <SpeakerTermsScreen consent={<TermsConsent />} />}
    </AccessGuard>
  );
}
