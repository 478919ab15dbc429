import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Loaded } from "#parts/loaded.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { type OwnSpeaker, ownSpeakerQuery } from "./own-speaker-query.ts";
import { APPLICATION_STATES, OWN_SPEAKER_TEXTS as TEXTS } from "./texts.ts";

type Profile = NonNullable<OwnSpeaker["profile"]>;

/** The state of one's own profile, above what only speakers with a profile have (C-15). */
export function OwnProfile({ children }: { children: (profile: Profile) => ReactNode }) {
  const own = useQuery(ownSpeakerQuery);
  return (
    <Loaded query={own}>
      {(speaker) =>
        speaker?.profile ? (
          children(speaker.profile)
        ) : (
          <NoProfile application={speaker?.application ?? null} />
        )
      }
    </Loaded>
  );
}

function NoProfile({ application }: { application: OwnSpeaker["application"] }) {
  return (
    <EmptyState
      title={TEXTS.missing}
      text={application ? APPLICATION_STATES[application.status] : TEXTS.missingText}
      action={
        <ButtonLink to="/speaker-signup">
          {application ? TEXTS.toApplication : TEXTS.apply}
        </ButtonLink>
      }
    />
  );
}
