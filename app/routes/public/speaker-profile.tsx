import { data } from "react-router";
import { ctxContext } from "#app/context.ts";
import { fittingDescription, fittingTitle } from "#domain/speaker/page-title.ts";
import { CompareToggle } from "#features/comparison/compare-toggle.tsx";
import { VISITOR } from "#features/ctx.ts";
import { profileView } from "#features/speakers/profile/profile-view.ts";
import { SpeakerProfileScreen } from "#features/speakers/profile/speaker-profile.tsx";
import { readSpeaker } from "#features/speakers/read-speaker.server.ts";
import { PROFILE_TEXTS } from "#features/speakers/texts.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { Route } from "./+types/speaker-profile";

export async function loader({ params, context }: Route.LoaderArgs) {
  const speaker = await readSpeaker(context.get(ctxContext), VISITOR, params.slug);
  if (!speaker.ok) throw data(null, { status: 404 });
  return { speaker: profileView(speaker.value) };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: PROFILE_TEXTS.notFoundTitle }];
  const { name, jobTitle, shortBio } = loaderData.speaker;
  const long = PROFILE_TEXTS.pageTitle(name, jobTitle);
  return [
    { title: fittingTitle(long, name, PROFILE_TEXTS.shortTitleSuffix) },
    { name: "description", content: fittingDescription(shortBio ?? name) },
  ];
}

export default function SpeakerProfile({ loaderData, params }: Route.ComponentProps) {
  const { speaker } = loaderData;
  return (
    <SpeakerProfileScreen
      speaker={speaker}
      compareToggle={<CompareToggle slug={params.slug} name={speaker.name} />}
    />
  );
}

export function ErrorBoundary() {
  return (
    <div className="wrap py-10">
      <EmptyState
        headingLevel={1}
        title={PROFILE_TEXTS.notFoundTitle}
        text={PROFILE_TEXTS.notFoundText}
        action={<ButtonLink to="/">{PROFILE_TEXTS.back}</ButtonLink>}
      />
    </div>
  );
}
