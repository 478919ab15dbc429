import { Link } from "react-router";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { SpeakerCard } from "#parts/speaker-card.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { HOME_TEXTS as TEXTS } from "../texts.ts";
import type { Topic } from "./topic-index.tsx";

/** What is visible without scrolling on a wide screen. */
const FIRST_ROW = 4;

type SpeakerResultsProps = {
  cards: readonly SpeakerCardData[];
  total: number;
  page: number;
  pageCount: number;
  topic: Topic | null;
};

export function SpeakerResults({ cards, total, page, pageCount, topic }: SpeakerResultsProps) {
  return (
    <section className="section" aria-labelledby="results">
      <div className="wrap">
        <div className="section-head">
          <h2 id="results" className="h2">
            {TEXTS.found(total)}
          </h2>
          {topic && (
            <Link className="chip" to="/" aria-label={TEXTS.reset}>
              {TEXTS.filteredBy(topic.label)}
              <Icon name="x" size={16} />
            </Link>
          )}
        </div>
        {total === 0 ? (
          <EmptyState
            title={TEXTS.emptyTitle}
            text={TEXTS.emptyText}
            action={<ButtonLink to="/">{TEXTS.reset}</ButtonLink>}
          />
        ) : (
          <div className="card-grid">
            {cards.map((speaker, index) => (
              <SpeakerCard key={speaker.slug} speaker={speaker} isPriority={index < FIRST_ROW} />
            ))}
          </div>
        )}
        <div className="mt-10">
          <Pagination
            page={page}
            pageCount={pageCount}
            href={(target) => pageAddress(target, topic)}
            labels={TEXTS.pages}
          />
        </div>
      </div>
    </section>
  );
}

function pageAddress(page: number, topic: Topic | null): string {
  const query = new URLSearchParams();
  if (topic) query.set("category", topic.name);
  if (page > 1) query.set("seite", String(page));
  const text = query.toString();
  return text ? `/?${text}` : "/";
}
