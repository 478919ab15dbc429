import { DEFAULT_LENGTH, FORMAT_DURATIONS } from "#domain/pricing/duration-formats.ts";
import type { SearchQuery } from "#domain/search/query.ts";
import { Button } from "#ui/button/button.tsx";
import { EVENT_TEXTS as TEXTS } from "../event-texts.ts";
import { ChoiceChips } from "./choice-list.tsx";
import { PlaceField } from "./place-field.tsx";

type EventFieldProps = { query: SearchQuery; onChange: (query: SearchQuery) => void };

const LENGTHS = FORMAT_DURATIONS.map((minutes) => ({
  value: String(minutes),
  label: TEXTS.minutes(minutes),
}));

/** Where the event takes place and how long the talk is: what a total depends on besides the day. */
export function EventField({ query, onChange }: EventFieldProps) {
  const { venue, length = DEFAULT_LENGTH } = query;
  const take = (text: string | undefined) => onChange({ ...query, venue: text?.trim() });
  return (
    <fieldset className="choices near-filter">
      <legend>{TEXTS.venue}</legend>
      {venue === undefined ? (
        <>
          <PlaceField label={TEXTS.venueField} onPlace={take} />
          <Button variant="line" onClick={() => take(TEXTS.online)}>
            {TEXTS.online}
          </Button>
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <span className="font-semibold">{venue}</span>
          <Button variant="ghost" onClick={() => take(undefined)}>
            {TEXTS.changeVenue}
          </Button>
        </div>
      )}
      <ChoiceChips
        legend={TEXTS.length}
        choices={LENGTHS}
        chosen={String(length)}
        onChange={(value) => {
          const minutes = FORMAT_DURATIONS.find((known) => String(known) === value);
          onChange({ ...query, length: minutes === DEFAULT_LENGTH ? undefined : minutes });
        }}
      />
      <p className="hint">{TEXTS.venueHint}</p>
    </fieldset>
  );
}
