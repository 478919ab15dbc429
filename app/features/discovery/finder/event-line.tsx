import { use } from "react";
import { Link } from "react-router";
import type { VenueAnswer } from "#domain/address/place-answer.ts";
import { placeQuestion } from "#domain/address/place-question.ts";
import { DEFAULT_LENGTH, formatName } from "#domain/pricing/duration-formats.ts";
import { askedBasis, type SearchQuery } from "#domain/search/query.ts";
import { PLACE_TEXTS } from "#parts/place/place-texts.ts";
import { usePriceBasis } from "#parts/price/price-basis.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { EVENT_TEXTS as TEXTS } from "./event-texts.ts";
import type { FinderData } from "./finder-data.ts";
import { finderAddress } from "./finder-url.ts";

type EventLineProps = Pick<FinderData, "query" | "results"> & { onOpenAll: () => void };

/** For which event the amounts below hold, or what is missing for them. */
export function EventLine({ query, results, onOpenAll }: EventLineProps) {
  const basis = usePriceBasis(askedBasis(query));
  const isTaxed = use(TermsContext).standard > 0;
  const { date, length = DEFAULT_LENGTH } = query;
  const venue = results?.venue;
  if (venue === undefined) {
    return date === undefined ? null : <Missing text={TEXTS.nameVenue} onOpenAll={onOpenAll} />;
  }
  if (venue.state !== "sure" && venue.state !== "online") {
    return <VenueQuestion venue={venue} query={query} />;
  }
  if (date === undefined) return <Missing text={TEXTS.nameDay} onOpenAll={onOpenAll} />;
  const talk = TEXTS.talk(formatName(length), length);
  return (
    <p className="event-line text-sm text-muted">
      {TEXTS.event(talk, venue.label)} {isTaxed ? TEXTS.included[basis] : TEXTS.untaxed}
    </p>
  );
}

/** Which town is meant, or what is missing (C-102); links, so that it works without scripts. */
function VenueQuestion({ venue, query }: { venue: VenueAnswer; query: SearchQuery }) {
  const { state, candidates } = venue;
  return (
    <div className="event-line">
      <p className="font-semibold">
        {candidates.length > 0
          ? placeQuestion(candidates.map(({ label }) => label))
          : PLACE_TEXTS[state === "open" ? "open" : "unknown"]}
      </p>
      <ul className="chips">
        {candidates.map(({ label, address }) => (
          <li key={label}>
            <Link
              className="chip chip-lg"
              to={finderAddress({ ...query, venue: address })}
              preventScrollReset
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{TEXTS.meanwhile}</p>
    </div>
  );
}

/** Leads to the sheet with all that can be asked for. */
function Missing({ text, onOpenAll }: { text: string; onOpenAll: () => void }) {
  return (
    <p className="event-line event-missing">
      <button type="button" className="link text-sm" onClick={onOpenAll}>
        {text}
      </button>
    </p>
  );
}
