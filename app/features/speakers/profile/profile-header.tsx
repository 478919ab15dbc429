import { Photo } from "#parts/photo.tsx";
import { Badge } from "#ui/badge.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { PROFILE_TEXTS as TEXTS } from "../texts.ts";
import type { ProfileView } from "./profile-view.ts";

/** Pictures and name: what a visitor sees first. */
export function ProfileHeader({ speaker }: { speaker: ProfileView }) {
  return (
    <>
      <Breadcrumb
        label={TEXTS.breadcrumb}
        crumbs={[
          { label: TEXTS.start, to: "/" },
          { label: TEXTS.speakers, to: "/speakers" },
          { label: speaker.name },
        ]}
      />
      <div className="gallery mt-4">
        <Photo
          src={speaker.hero}
          alt={TEXTS.portrait(speaker.name)}
          name={speaker.name}
          width={1600}
          height={1000}
          sizes="(width >= 768px) 52vw, 100vw"
          isFilling
          isPriority
        />
        {speaker.gallery.map((image, index) => (
          <Photo
            key={image}
            src={image}
            alt={TEXTS.gallery(speaker.name, index + 2)}
            width={1200}
            height={900}
            sizes="25vw"
            isFilling
          />
        ))}
      </div>
    </>
  );
}

export function ProfileBadges({ speaker }: { speaker: ProfileView }) {
  return (
    <div className="flex flex-wrap gap-2">
      {speaker.isQuickBookable && (
        <Badge variant="free" icon="zap">
          {TEXTS.quickBookable}
        </Badge>
      )}
      {speaker.isTop && (
        <Badge variant="spot" icon="star">
          {TEXTS.topSpeaker}
        </Badge>
      )}
      {speaker.isVerified && (
        <Badge variant="line" icon="badge-check">
          {TEXTS.verified}
        </Badge>
      )}
    </div>
  );
}
