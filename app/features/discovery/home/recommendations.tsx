import "./home.css";
import { useEffect, useState } from "react";
import { EMPTY_QUERY, MAX_LIMIT } from "#domain/search/query.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { SpeakerCard } from "#parts/speaker-card/speaker-card.tsx";
import { useStoredText } from "#ui/stored-text.ts";
import { loadCards } from "../finder/load-cards.ts";
import { recommend } from "../recommend.ts";
import { forgetViewedSpeakers, parseViewed, VIEWED_KEY } from "../viewed-speakers.ts";
import { RECOMMENDATION_TEXTS as TEXTS } from "./texts.ts";

/**
 * „Für Sie passend“: worked out in this browser alone, and hidden as long as nothing is known. A speaker
 * the page shows already can be left out.
 */
export function Recommendations({ except = [] }: { except?: readonly string[] }) {
  const views = parseViewed(useStoredText(VIEWED_KEY));
  const candidates = useCandidates(views.length > 0);
  const news = candidates.filter(({ slug }) => !except.includes(slug));
  const found = recommend(news, views);
  if (found.length === 0) return null;
  return (
    <section className="section" aria-labelledby="recommended">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="recommended" className="h2">
              {TEXTS.title}
            </h2>
            <p className="mt-1 text-sm text-muted">{TEXTS.lead}</p>
          </div>
          <button type="button" className="link text-sm" onClick={forgetViewedSpeakers}>
            {TEXTS.forget}
          </button>
        </div>
        <ul className="card-grid">
          {found.map(({ speaker, topics, viewed }) => (
            <li key={speaker.slug}>
              <p className="recommended-reason">{TEXTS.because(topics.join(", "), viewed)}</p>
              <SpeakerCard speaker={speaker} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The best of the catalogue, asked for only when there is something to compare it with. */
function useCandidates(isWanted: boolean): readonly SpeakerCardData[] {
  const [cards, setCards] = useState<readonly SpeakerCardData[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    const control = new AbortController();
    loadCards({ ...EMPTY_QUERY, limit: MAX_LIMIT }, { signal: control.signal }).then(
      (batch) => setCards(batch.cards),
      () => undefined,
    );
    return () => control.abort();
  }, [isWanted]);
  return cards;
}
