import "./speaker-card.css";
import "#ui/badge/badge.css";
import "#ui/card.css";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { MAX_CARD_TOPICS, type SpeakerCardData } from "#domain/speaker/card.ts";
import { Photo } from "#parts/photo/photo.tsx";
import { ListPrice } from "#parts/price/list-price.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { SPEAKER_CARD_TEXTS as TEXTS } from "./card-texts.ts";
import { Rating } from "./rating.tsx";

/** One card in four columns; a list row with a narrow portrait on phones. */
const PORTRAIT_SIZES =
  "(width >= 1360px) 302px, (width >= 1200px) 24vw, (width >= 900px) 31vw, (width >= 768px) 46vw, 112px";

type SpeakerCardProps = {
  speaker: SpeakerCardData;
  headingLevel?: 2 | 3;
  /** The first cards of a page load their portraits at once. */
  isPriority?: boolean;
  /** A round toggle above the card's link, for the comparison. */
  compareToggle?: ReactNode;
  /** Instead of the starting price. */
  price?: ReactNode;
  /** At the end of the line with the price, above the card's link. */
  note?: ReactNode;
};

export function SpeakerCard(props: SpeakerCardProps) {
  const { speaker, headingLevel = 3, isPriority = false, compareToggle, price, note } = props;
  const Heading = `h${headingLevel}` as const;
  const place = [speaker.jobTitle, speaker.city].filter(Boolean).join(", ");
  return (
    <article className="card">
      <div className="card-media">
        <Photo
          src={speaker.portrait}
          alt={TEXTS.portrait(speaker.name)}
          name={speaker.name}
          width={960}
          height={1200}
          sizes={PORTRAIT_SIZES}
          isPriority={isPriority}
        />
        {speaker.isQuickBookable && <QuickBadge />}
      </div>
      {compareToggle && <div className="card-compare">{compareToggle}</div>}
      <div className="card-body">
        {speaker.isQuickBookable && <QuickBadge />}
        <div>
          <Heading className="h3">
            <Link className="card-link" to={`/speaker/${speaker.slug}`} prefetch="intent">
              {speaker.name}
            </Link>
          </Heading>
          {place && <p className="mt-1 text-sm text-muted">{place}</p>}
        </div>
        {speaker.talkTitle && <p className="quoted">{TEXTS.quoted(speaker.talkTitle)}</p>}
        <CardFacts speaker={speaker} />
        <div className="card-foot">
          {price ?? <ListPrice startingFee={speaker.startingFee} />}
          {note && <span className="card-note">{note}</span>}
        </div>
      </div>
    </article>
  );
}

/** Stands on the portrait, on phones above the name; the stylesheet shows one of the two. */
function QuickBadge() {
  return (
    <span className="card-badge badge badge-free">
      <Icon name="zap" size={16} />
      {TEXTS.quickBookable}
    </span>
  );
}

function CardFacts({ speaker }: { speaker: SpeakerCardData }) {
  const topics = speaker.topics.slice(0, MAX_CARD_TOPICS);
  return (
    <>
      {topics.length > 0 && (
        <p className="card-topics">
          <span className="sr-only">{TEXTS.topics} </span>
          {topics.join(", ")}
        </p>
      )}
      <div className="card-meta">
        <Rating rating={speaker.rating} reviewCount={speaker.reviewCount} />
        {speaker.languages.length > 0 && (
          <span>
            <Icon name="languages" size={16} />
            <span className="sr-only">{TEXTS.languages} </span>
            {speaker.languages.join(", ")}
          </span>
        )}
      </div>
    </>
  );
}
