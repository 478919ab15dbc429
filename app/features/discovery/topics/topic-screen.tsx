import "./topics.css";
import "#parts/layout/landing.css";
import "#ui/badge/chip.css";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { addressBasis } from "#domain/pricing/price-basis.ts";
import type { PriceSpan } from "#domain/search/price-span.ts";
import type { FacetCount } from "#domain/search/results.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import type { CategoryHero } from "#domain/speaker/categories/category-heroes.ts";
import { PriceSwitch } from "#parts/price/price-switch.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Breadcrumb } from "#ui/page/breadcrumb.tsx";
import { TOPIC_TEXTS as TEXTS, TOPICS_TEXTS } from "./texts.ts";
import { type Neighbours, TopicCards, TopicNeighbours, TopicQuestions } from "./topic-more.tsx";
import type { PriceLines, TopicQuestion } from "./topic-questions.ts";
import type { TopicEntry } from "./topics-screen.tsx";

export type TopicView = Omit<TopicEntry, "count"> & {
  hero: CategoryHero | null;
  cards: readonly SpeakerCardData[];
  total: number;
  priceSpan: PriceSpan | null;
  languages: readonly FacetCount[];
  /** Only where there are few speakers. */
  neighbours: Neighbours | null;
};

type TopicScreenProps = {
  topic: TopicView & {
    /** Pages below this one, for a city or a purpose. */
    more?: readonly { readonly path: string; readonly label: string }[];
    questions?: readonly TopicQuestion[];
    prices?: PriceLines | null;
  };
  renderCompareToggle?: (speaker: SpeakerCardData) => ReactNode;
};

export function TopicScreen({ topic, renderCompareToggle }: TopicScreenProps) {
  const { name, label, description, topics, hero, total } = topic;
  return (
    <>
      <section className="stage topic-hero">
        <div className="wrap">
          <Breadcrumb
            label={TOPICS_TEXTS.breadcrumb}
            crumbs={[
              { label: TOPICS_TEXTS.start, to: "/" },
              { label: TOPICS_TEXTS.topics, to: "/themen" },
              { label },
            ]}
          />
          {hero && <p className="topic-kicker">{label}</p>}
          <h1 className="display-2">{hero?.headline ?? label}</h1>
          <p className="lead topic-lead">{hero?.lead ?? description}</p>
          <TopicFacts topic={topic} />
          {total > 0 && (
            <div>
              <ButtonLink variant="spot" size="lg" to={`/?category=${name}`}>
                {TEXTS.openFinder}
              </ButtonLink>
            </div>
          )}
        </div>
      </section>
      <div className="wrap">
        <section className="topic-about" aria-labelledby="about">
          {hero && <p className="text-ink-2 topic-description">{description}</p>}
          <h2 id="about" className="h3">
            {TEXTS.topicsTitle}
          </h2>
          <ul className="chips">
            {topics.map((text) => (
              <li key={text}>
                <Link className="chip chip-lg" to={`/?q=${encodeURIComponent(text)}`}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        {hero && <PainPoints hero={hero} />}
        <TopicSpeakers topic={topic} renderCompareToggle={renderCompareToggle} />
        {topic.neighbours && (
          <TopicNeighbours
            neighbours={topic.neighbours}
            renderCompareToggle={renderCompareToggle}
          />
        )}
        {topic.more && topic.more.length > 0 && (
          <nav className="topic-about" aria-label={TEXTS.more}>
            <h2 className="h3">{TEXTS.more}</h2>
            <ul className="chips">
              {topic.more.map(({ path, label: text }) => (
                <li key={path}>
                  <Link className="chip chip-lg" to={path}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {topic.questions && <TopicQuestions questions={topic.questions} />}
      </div>
    </>
  );
}

/** How many speakers there are and where their prices begin; nothing is made up for an empty topic. */
function TopicFacts({ topic: { total, prices } }: Pick<TopicScreenProps, "topic">) {
  if (total === 0) return null;
  return (
    <ul className="topic-facts">
      <li>{TOPICS_TEXTS.count(total)}</li>
      {prices && (
        <li className="price-range">
          <span>{TEXTS.prices}</span> <span className="price-gross">{prices.gross}</span>{" "}
          <span className="price-net">{prices.net}</span>
        </li>
      )}
    </ul>
  );
}

function PainPoints({ hero }: { hero: CategoryHero }) {
  return (
    <section className="topic-pains" aria-labelledby="pains">
      <h2 id="pains" className="h2">
        {TEXTS.painTitle}
      </h2>
      <ul>
        {hero.painPoints.map(({ title, description }) => (
          <li key={title}>
            <h3 className="h3">{title}</h3>
            <p className="text-ink-2">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type TopicSpeakersProps = {
  topic: TopicView;
  renderCompareToggle: TopicScreenProps["renderCompareToggle"] | undefined;
};

function TopicSpeakers({ topic, renderCompareToggle }: TopicSpeakersProps) {
  const { name, cards, total } = topic;
  const { search } = useLocation();
  return (
    <section className="topic-speakers" aria-labelledby="speakers">
      <div className="topic-speakers-head">
        <h2 id="speakers" className="h2">
          {TEXTS.found(total)}
        </h2>
        {total > 0 && <PriceSwitch asked={addressBasis(new URLSearchParams(search))} />}
      </div>
      {total === 0 ? (
        <>
          <p className="lead">{TEXTS.nobody}</p>
          <div>
            <ButtonLink to="/">{TEXTS.all}</ButtonLink>
          </div>
        </>
      ) : (
        <TopicCards cards={cards} renderCompareToggle={renderCompareToggle} />
      )}
      {total > cards.length && (
        <p className="text-center">
          <ButtonLink to={`/?category=${name}`} variant="line" iconAfter="arrow-right">
            {TEXTS.finder(total)}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
