import { ctxContext, shows } from "#app/context.ts";
import type { PageHandle } from "#app/page-handle.ts";
import { readSpeakerTerms } from "#features/content/legal/read-speaker-terms.server.ts";
import { SpeakerTermsScreen } from "#features/content/legal/speaker-terms-screen.tsx";
import { SPEAKER_TERMS_TEXTS as TEXTS } from "#features/content/legal/speaker-terms-texts.ts";
import { pageTitle } from "#features/content/seo/page-meta.ts";
import { TermsConsent } from "#features/speakers/terms/terms-consent.tsx";
import { AccessGuard } from "#shell/access/access-guard.tsx";
import type { Route } from "./+types/speaker-agb";

export const handle = { isPublic: true } satisfies PageHandle;

/** The same for all visitors; who may read the terms is decided in the browser and by the API. */
export function loader({ context }: Route.LoaderArgs) {
  shows(context, "settings");
  return readSpeakerTerms(context.get(ctxContext));
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(TEXTS.title) },
  { name: "description", content: TEXTS.description },
  { name: "robots", content: "noindex" },
];

export default function SpeakerAgb({ loaderData }: Route.ComponentProps) {
  return (
    <AccessGuard access="speaker">
      {() => <SpeakerTermsScreen terms={loaderData} consent={<TermsConsent />} />}
    </AccessGuard>
  );
}
