import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Loaded } from "#parts/loaded.tsx";
import { PersonAvatar } from "#parts/person-avatar.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { type OwnSpeaker, ownSpeakerQuery } from "./own-speaker-query.ts";
import { APPLICATION_STATES, PROFILE_STATES, OWN_SPEAKER_TEXTS as TEXTS } from "./texts.ts";

/** The state of one's own profile, above what only somebody with a profile has (DECISIONS C-15). */
export function OwnProfile({ children }: { children: ReactNode }) {
  const own = useQuery(ownSpeakerQuery);
  return (
    <Loaded query={own}>
      {(speaker) =>
        speaker?.profile ? (
          <>
            {children}
            <ProfileState profile={speaker.profile} />
          </>
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

function ProfileState({ profile }: { profile: NonNullable<OwnSpeaker["profile"]> }) {
  const isHidden = profile.status === "active" && !profile.is_active;
  return (
    <Card title={TEXTS.profile}>
      <div className="own-profile">
        <PersonAvatar name={profile.name} photo={profile.profile_image_url} size="lg" />
        <div className="min-w-0">
          <p className="todo-title">{profile.name}</p>
          <p className="booking-note">{isHidden ? TEXTS.hidden : PROFILE_STATES[profile.status]}</p>
        </div>
        {profile.is_listed && (
          <ButtonLink variant="line" icon="external-link" to={`/speaker/${profile.slug}`}>
            {TEXTS.open}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
