import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { SpeakerCard } from "#parts/speaker-card/speaker-card.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { TOPIC_TEXTS as TEXTS } from "./texts.ts";
import type { TopicQuestion } from "./topic-questions.ts";

/** Related topics and who speaks about them. */
export type Neighbours = {
  topics: readonly { readonly name: string; readonly label: string }[];
  cards: readonly SpeakerCardData[];
};

type RenderCompareToggle = ((speaker: SpeakerCardData) => ReactNode) | undefined;
type TopicCardsProps = {
  cards: readonly SpeakerCardData[];
  renderCompareToggle: RenderCompareToggle;
};

export function TopicCards({ cards, renderCompareToggle }: TopicCardsProps) {
  return (
    <div className="card-grid">
      {cards.map((speaker) => (
        <SpeakerCard
          key={speaker.slug}
          speaker={speaker}
          compareToggle={renderCompareToggle?.(speaker)}
        />
      ))}
    </div>
  );
}

type TopicNeighboursProps = { neighbours: Neighbours; renderCompareToggle: RenderCompareToggle };

export function TopicNeighbours({ neighbours, renderCompareToggle }: TopicNeighboursProps) {
  const { topics, cards } = neighbours;
  return (
    <section className="topic-speakers" aria-labelledby="neighbours">
      <h2 id="neighbours" className="h2">
        {TEXTS.neighbours}
      </h2>
      <p>{TEXTS.neighboursLead}</p>
      <ul className="chips" aria-label={TEXTS.neighbourTopics}>
        {topics.map(({ name, label }) => (
          <li key={name}>
            <Link className="chip chip-lg" to={`/themen/${name}`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {cards.length > 0 && <TopicCards cards={cards} renderCompareToggle={renderCompareToggle} />}
    </section>
  );
}

export function TopicQuestions({ questions }: { questions: readonly TopicQuestion[] }) {
  return (
    <section className="topic-questions" aria-labelledby="questions">
      <h2 id="questions" className="h2">
        {TEXTS.questions}
      </h2>
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </section>
  );
}
