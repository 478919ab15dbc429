import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { askedBasis, type SearchQuery } from "#domain/search/query.ts";
import { hasEvent, rememberEvent } from "#parts/place/asked-event.ts";
import { PriceSwitch } from "#parts/price/price-switch.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { CardList } from "./card-list.tsx";
import { EventLine } from "./event-line.tsx";
import { FilterChips } from "./filters/filter-chips.tsx";
import { SortSelect } from "./filters/sort-select.tsx";
import type { FinderData, RenderCompareToggle } from "./finder-data.ts";
import { finderAddress } from "./finder-url.ts";
import { NoResults } from "./no-results.tsx";
import { SampleResults } from "./sample-results.tsx";
import { SAMPLE_TEXTS, FINDER_TEXTS as TEXTS } from "./texts.ts";
import { useIsSearching } from "./use-finder.ts";

/** With at least so many results browsing by topic is worth a link (HOME-15). */
const WORTH_TOPICS = 12;

type FoundProps = FinderData & { renderCompareToggle?: RenderCompareToggle | undefined };
type ResultsProps = FoundProps & { onOpenAll: () => void };

export function Results({ query, topics, results, renderCompareToggle, onOpenAll }: ResultsProps) {
  useEventMemory(query);
  const isSearching = useIsSearching();
  const { head, heading } = useShownResults(query.q);
  const total = results?.total ?? SAMPLE_TEXTS.speakers.length;
  return (
    <div className="wrap results" aria-busy={isSearching}>
      <div ref={head} className="results-head">
        <div role="status">
          <h2 ref={heading} id="results" className="h2" tabIndex={-1}>
            {TEXTS.found(total)}
          </h2>
        </div>
        {isSearching && <p className="results-busy text-sm text-muted">{TEXTS.loading}</p>}
        <PriceSwitch
          asked={askedBasis(query)}
          addressOf={(prices) => finderAddress({ ...query, prices })}
        />
        <SortSelect query={query} hasTotals={results?.totals !== undefined} />
      </div>
      <EventLine query={query} results={results} onOpenAll={onOpenAll} />
      <Found
        query={query}
        topics={topics}
        results={results}
        renderCompareToggle={renderCompareToggle}
      />
    </div>
  );
}

function Found({ query, topics, results, renderCompareToggle }: FoundProps) {
  const { search } = useLocation();
  if (results === null) return <SampleResults />;
  if (results.total === 0) {
    return <NoResults query={query} topics={topics} relaxation={results.relaxation} />;
  }
  return (
    <>
      <FilterChips query={query} topics={topics} />
      <CardList
        key={search}
        query={query}
        results={results}
        renderCompareToggle={renderCompareToggle}
      />
      {results.total >= WORTH_TOPICS && (
        <p className="mt-6 text-center">
          <ButtonLink to="/themen" variant="line" iconAfter="arrow-right">
            {TEXTS.topics}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** Profiles begin with the event that is looked for, until it is taken back. */
function useEventMemory(query: SearchQuery): void {
  const hadEvent = useRef(false);
  useEffect(() => {
    const has = hasEvent(query);
    if (has || hadEvent.current) rememberEvent(query);
    hadEvent.current = has;
  }, [query]);
}

/**
 * After a search from the hero or the sheet the results come into view, and the focus with them, so
 * that the next step by keyboard leads into the list. „Back“ keeps its own place.
 */
function useShownResults(q: string) {
  const head = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation();
  const type = useNavigationType();
  const gone = useGoneElsewhere();
  const wants = (state as { show?: unknown } | null)?.show === "results" && type !== "POP";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every entry of the history
  useEffect(() => {
    const hasGone = gone.current || isTypingOn(q);
    gone.current = false;
    if (!wants || hasGone) return;
    heading.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: "start" });
  }, [wants, key]);
  return { head, heading };
}

/** A visitor who clicks while the results are loading has gone on to something else. */
function useGoneElsewhere() {
  const gone = useRef(false);
  const isSearching = useIsSearching();
  useEffect(() => {
    if (!isSearching) return;
    const go = () => {
      gone.current = true;
    };
    addEventListener("pointerdown", go);
    return () => removeEventListener("pointerdown", go);
  }, [isSearching]);
  return gone;
}

/** The user has typed on since the search was sent: the field keeps the focus. */
function isTypingOn(q: string): boolean {
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.name === "q" && field.value.trim() !== q;
}
