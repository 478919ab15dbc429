import type { ReactNode } from "react";
import { keyPointPicture } from "#parts/key-point-icon.ts";
import { Icon } from "#ui/icon.tsx";
import { PROFILE_TEXTS as TEXTS } from "../texts.ts";
import { ProfileFacts, ProfileFees, ProfileReferences, ProfileTalks } from "./profile-body.tsx";
import { ProfileBadges, ProfileHeader } from "./profile-header.tsx";
import type { ProfileView } from "./profile-view.ts";

type SpeakerProfileScreenProps = {
  speaker: ProfileView;
  /** Stands beside the name. */
  compareToggle?: ReactNode;
};

export function SpeakerProfileScreen({ speaker, compareToggle }: SpeakerProfileScreenProps) {
  return (
    <div className="wrap py-6">
      <ProfileHeader speaker={speaker} />
      <div className="profile-columns">
        <div className="grid gap-10">
          <header className="grid gap-4">
            <ProfileBadges speaker={speaker} />
            <div className="flex items-start justify-between gap-4">
              <h1 className="display-2">{speaker.name}</h1>
              {compareToggle}
            </div>
            <p className="text-muted">
              {[speaker.jobTitle, speaker.place].filter(Boolean).join(" · ")}
            </p>
            <p className="lead">{speaker.shortBio}</p>
            <p className="text-sm">
              {[...speaker.topics.slice(0, 3), ...speaker.languages].join(" · ")}
            </p>
          </header>
          <ProfileFacts speaker={speaker} />
          <KeyPoints speaker={speaker} />
          <ProfileTalks speaker={speaker} />
          <section aria-labelledby="about" className="prose">
            <h2 id="about" className="h2">
              {TEXTS.about}
            </h2>
            {speaker.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          <ProfileReferences speaker={speaker} />
        </div>
        <ProfileFees speaker={speaker} />
      </div>
    </div>
  );
}

function KeyPoints({ speaker }: { speaker: ProfileView }) {
  if (speaker.keyPoints.length === 0) return null;
  return (
    <section aria-labelledby="key-points" className="grid gap-5">
      <h2 id="key-points" className="h2">
        {TEXTS.keyPoints}
      </h2>
      <div className="key-points">
        {speaker.keyPoints.map((point) => (
          <div key={point.title}>
            <Icon name={keyPointPicture(point.icon_name)} size={24} />
            <h3 className="h3">{point.title}</h3>
            <p className="mt-1 text-ink-2">{point.description}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
