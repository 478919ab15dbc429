import "./profile-body.css";
import type { ReactNode } from "react";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { Photo } from "#parts/photo/photo.tsx";
import { SpeakerCard } from "#parts/speaker-card/speaker-card.tsx";
import { RELATED_COUNT } from "../read/related-count.ts";
import { RELATED_TEXTS as TEXTS } from "./texts.ts";

type RelatedSpeakersProps = {
  cards: readonly SpeakerCardData[];
  renderCompareToggle?: ((speaker: SpeakerCardData) => ReactNode) | undefined;
};

/** Always three: real speakers, and placeholders only where there are fewer (C-44). */
export function RelatedSpeakers({ cards, renderCompareToggle }: RelatedSpeakersProps) {
  return (
    <section className="related" aria-labelledby="weitere-speaker">
      <h2 id="weitere-speaker" className="h2">
        {TEXTS.title}
      </h2>
      <div className="related-grid">
        <Cards cards={cards} renderCompareToggle={renderCompareToggle} />
      </div>
    </section>
  );
}

function Cards({ cards, renderCompareToggle }: RelatedSpeakersProps) {
  const missing = Array.from({ length: RELATED_COUNT - cards.length }, (_, index) => index);
  return (
    <>
      {cards.map((card) => (
        <SpeakerCard key={card.slug} speaker={card} compareToggle={renderCompareToggle?.(card)} />
      ))}
      {missing.map((place) => (
        <article key={place} className="card">
          <div className="card-media">
            <Photo src={null} alt="" width={960} height={1200} sizes="112px" />
          </div>
          <div className="card-body">
            <h3 className="h3">{TEXTS.placeholder}</h3>
            <p className="text-muted text-sm">{TEXTS.placeholderText}</p>
          </div>
        </article>
      ))}
    </>
  );
}
