import { DEFAULT_LENGTH } from "#domain/pricing/duration-formats.ts";
import "#parts/layout/frame.css";
import "./event-price.css";
import { type MouseEvent, Suspense, useState } from "react";
import { Link } from "react-router";
import { PAGE_SIZE, type SearchQuery } from "#domain/search/query.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { ListPrice } from "#parts/price/list-price.tsx";
import { SpeakerCard } from "#parts/speaker-card/speaker-card.tsx";
import { Button } from "#ui/button/button.tsx";
import { useHydrated } from "#ui/loading/hydrated.tsx";
import { latePart } from "#ui/loading/late-part.ts";
import { Pagination } from "#ui/table/pagination.tsx";
import { recordViewedSpeaker } from "../viewed-speakers.ts";
import { isFiltered } from "./filters/is-filtered.ts";
import { PlaceButton } from "./filters/place-button.tsx";
import type { FinderResults, RenderCompareToggle, Totals } from "./finder-data.ts";
import { finderAddress } from "./finder-url.ts";
import { FINDER_TEXTS as TEXTS } from "./texts.ts";
import { useReveal } from "./use-reveal.ts";

/** Only with day and place. */
const EventPrice = latePart(async () => ({
  default: (await import("./event-price.tsx")).EventPrice,
}));
const PlaceDialog = latePart(() =>
  import("./filters/place-dialog.tsx").then((module) => ({ default: module.PlaceDialog })),
);

/** What is visible without scrolling on a wide screen during a search; before, the stage is. */
const FIRST_ROW = 4;

/** Where the link past the cards leads: a list that goes on by itself must not be a trap for the keyboard. */
const END_ID = "ende-der-ergebnisse";

type CardListProps = {
  query: SearchQuery;
  results: FinderResults;
  renderCompareToggle?: RenderCompareToggle | undefined;
};

/** Cards that go on by themselves to the end; without scripts page by page. */
export function CardList({ query, results, renderCompareToggle }: CardListProps) {
  const list = useReveal(query, results);
  const isHydrated = useHydrated();
  const firstRow = isFiltered(query) ? FIRST_ROW : 0;
  const [explained, setExplained] = useState<SpeakerCardData | null>(null);
  const noteView = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(".card-link");
    const opened = list.cards.find(({ slug }) => link?.pathname === `/speaker/${slug}`);
    if (opened) recordViewedSpeaker(opened);
  };
  return (
    <>
      <a className="skip btn btn-primary" href={`#${END_ID}`} onClick={list.skip}>
        {TEXTS.skip}
      </a>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the cards' own links */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link clicks as well */}
      <div
        ref={list.grid}
        className="card-grid"
        data-restored={list.isRestored || undefined}
        onClick={noteView}
      >
        {list.cards.map((speaker, index) => (
          <SpeakerCard
            key={speaker.slug}
            speaker={speaker}
            isPriority={index < firstRow}
            compareToggle={renderCompareToggle?.(speaker)}
            price={<CardPrice speaker={speaker} query={query} totals={list.totals} />}
            note={
              query.sort === "relevance" && <PlaceButton speaker={speaker} onAsk={setExplained} />
            }
          />
        ))}
      </div>
      {explained && (
        <Suspense>
          <PlaceDialog
            key={explained.slug}
            speaker={explained}
            query={query}
            onClose={() => setExplained(null)}
          />
        </Suspense>
      )}
      <div ref={list.sentinel} />
      <div id={END_ID} className="list-end" tabIndex={-1}>
        {isHydrated ? (
          <MoreCards list={list} query={query} />
        ) : (
          <div className="mt-10">
            <Pagination
              page={Math.floor(query.offset / PAGE_SIZE) + 1}
              pageCount={Math.ceil(results.total / PAGE_SIZE)}
              href={(page) => finderAddress(query, page)}
              labels={TEXTS.pages}
            />
          </div>
        )}
      </div>
    </>
  );
}

type CardPriceProps = {
  speaker: SpeakerCardData;
  query: SearchQuery;
  totals: Totals | undefined;
};

function CardPrice({ speaker, query: { length = DEFAULT_LENGTH }, totals }: CardPriceProps) {
  const total = totals?.[speaker.slug];
  if (!total) return <ListPrice startingFee={speaker.startingFee} />;
  return (
    <Suspense>
      <EventPrice speaker={speaker} total={total} length={length} />
    </Suspense>
  );
}

type MoreCardsProps = { list: ReturnType<typeof useReveal>; query: SearchQuery };

function MoreCards({ list, query }: MoreCardsProps) {
  const { cards, total, nextCursor, batches, status } = list;
  const shown = query.offset + cards.length;
  return (
    <div className="more-cards">
      <p role="status" className="text-sm text-muted">
        {batches > 0 && TEXTS.shown(shown, total)}
      </p>
      {status === "failed" && (
        <p role="alert" className="text-sm text-danger">
          {TEXTS.moreFailed}
        </p>
      )}
      {nextCursor !== null && (
        <Button
          variant="line"
          isLoading={status === "loading"}
          loadingText={TEXTS.moreLoading}
          onClick={list.showMore}
        >
          {TEXTS.more}
        </Button>
      )}
      {query.offset > 0 && (
        <Link className="link" to={finderAddress(query)}>
          {TEXTS.fromStart}
        </Link>
      )}
    </div>
  );
}
