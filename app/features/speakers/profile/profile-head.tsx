import "./profile-body.css";
import "#parts/speaker-card/rating.css";
import "#ui/badge/chip.css";
import type { ReactNode } from "react";
import { Badge } from "#ui/badge/badge.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { FoldedText } from "./portfolio/folded-text.tsx";
import type { ProfileView } from "./profile-view.ts";
import { PROFILE_TEXTS, FACT_TEXTS as TEXTS } from "./texts.ts";

type ProfileHeadProps = {
  speaker: ProfileView;
  /** The way to a message, below the facts. */
  message: ReactNode;
};

/** Who it is and why: name, own sentence, numbers, focus, description. */
export function ProfileHead({ speaker, message }: ProfileHeadProps) {
  const { name, jobTitle, city, shortBio } = speaker;
  return (
    <>
      <header className="profile-head">
        <ProfileBadges speaker={speaker} />
        <div>
          <h1 className="display-2">{name}</h1>
          <p className="lead">{[jobTitle, city].filter(Boolean).join(", ")}</p>
        </div>
        <ul className="chips narrow-only" aria-label={TEXTS.topics}>
          {speaker.topics.map((topic) => (
            <li key={topic} className="chip">
              {topic}
            </li>
          ))}
        </ul>
        {shortBio && <p className="quoted quoted-lg">{PROFILE_TEXTS.quoted(shortBio)}</p>}
      </header>
      <ProfileFacts speaker={speaker} />
      <p className="profile-price">
        <strong className="price">{speaker.offer.net.split(" zzgl")[0]}</strong>
        {speaker.offer.net.includes("zzgl") && " zzgl. USt"}
      </p>
      <ProfileDetails speaker={speaker} />
      {message}
      <div className="prose profile-bio">
        <FoldedText paragraphs={speaker.paragraphs} />
      </div>
    </>
  );
}

function ProfileBadges({ speaker }: { speaker: ProfileView }) {
  const { isTop, isQuickBookable, isVerified } = speaker;
  if (!isTop && !isQuickBookable && !isVerified) return null;
  return (
    <div className="chips">
      {isTop && (
        <span className="wide-only">
          <Badge variant="spot" icon="star">
            {PROFILE_TEXTS.topSpeaker}
          </Badge>
        </span>
      )}
      {isQuickBookable && (
        <Badge variant="free" icon="zap">
          {PROFILE_TEXTS.quickBookable}
        </Badge>
      )}
      {isVerified && (
        <Badge variant="line" icon="badge-check">
          {PROFILE_TEXTS.verified}
        </Badge>
      )}
    </div>
  );
}

function ProfileFacts({ speaker }: { speaker: ProfileView }) {
  const { rating, reviewCount, events, bookings, years } = speaker;
  return (
    <dl className="facts">
      <div>
        <dt>{rating ? `${reviewCount} ${TEXTS.reviews(reviewCount)}` : TEXTS.unrated}</dt>
        <dd>
          <span className="star">
            <Icon name="star-filled" />
          </span>
          {rating ?? "–"}
        </dd>
      </div>
      <Fact label={TEXTS.events(events)} count={events} />
      <Fact label={TEXTS.bookings(bookings)} count={bookings} />
      <Fact label={TEXTS.years(years)} count={years} />
    </dl>
  );
}

function Fact({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{count}</dd>
    </div>
  );
}

function ProfileDetails({ speaker }: { speaker: ProfileView }) {
  const { topics, style, languages } = speaker;
  return (
    <dl className="details">
      {topics.length > 0 && (
        <div className="wide-only">
          <dt>{TEXTS.topics}</dt>
          <dd>{topics.join(", ")}</dd>
        </div>
      )}
      {style && (
        <div>
          <dt>{TEXTS.style}</dt>
          <dd>{style}</dd>
        </div>
      )}
      {languages.length > 0 && (
        <div>
          <dt>{TEXTS.languages}</dt>
          <dd>{languages.join(", ")}</dd>
        </div>
      )}
    </dl>
  );
}
