import "#parts/layout/landing.css";
import type { ReactNode } from "react";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { SpeakerCard } from "#parts/speaker-card/speaker-card.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Breadcrumb } from "#ui/page/breadcrumb.tsx";
import { renderNamed } from "../named-speaker.tsx";
import { RichText } from "../rich-text.tsx";
import type { LandingView } from "./landing-view.ts";
import { LANDING_TEXTS as TEXTS } from "./texts.ts";

type LandingScreenProps = {
  page: LandingView;
  renderCompareToggle?: (speaker: SpeakerCardData) => ReactNode;
};

/** A category for one city or purpose: words, speakers, questions. */
export function LandingScreen({ page, renderCompareToggle }: LandingScreenProps) {
  const { category, label, city, headline, intro, blocks, faq, cards, named } = page;
  return (
    <>
      <section className="stage topic-hero">
        <div className="wrap">
          <Breadcrumb
            label={TEXTS.breadcrumb}
            crumbs={[
              { label: TEXTS.start, to: "/" },
              { label: TEXTS.topics, to: "/themen" },
              { label, to: `/themen/${category}` },
              { label: city ?? headline },
            ]}
          />
          <p className="topic-kicker">{label}</p>
          <h1 className="display-2">{headline}</h1>
          <p className="lead topic-lead">{intro}</p>
          <div>
            <ButtonLink variant="spot" size="lg" to={`/?category=${category}`}>
              {TEXTS.openFinder}
            </ButtonLink>
          </div>
        </div>
      </section>
      <div className="wrap">
        <section className="topic-speakers" aria-labelledby="speakers">
          <h2 id="speakers" className="h2">
            {TEXTS.speakers}
          </h2>
          {cards.length === 0 && <p className="lead">{TEXTS.nobody}</p>}
          <div className="card-grid">
            {cards.map((speaker) => (
              <SpeakerCard
                key={speaker.slug}
                speaker={speaker}
                compareToggle={renderCompareToggle?.(speaker)}
              />
            ))}
          </div>
          <p className="text-center">
            <ButtonLink to={`/?category=${category}`} variant="line" iconAfter="arrow-right">
              {TEXTS.finder}
            </ButtonLink>
          </p>
        </section>
        {blocks.length > 0 && (
          <div className="topic-text py-8">
            <RichText blocks={blocks} renderSpeaker={renderNamed(named)} />
          </div>
        )}
        {faq.length > 0 && (
          <section className="grid topic-text gap-3 py-8" aria-labelledby="questions">
            <h2 id="questions" className="h2">
              {TEXTS.questions}
            </h2>
            {faq.map(({ question, answer }) => (
              <Disclosure key={question} summary={question}>
                <p>{answer}</p>
              </Disclosure>
            ))}
          </section>
        )}
      </div>
    </>
  );
}
