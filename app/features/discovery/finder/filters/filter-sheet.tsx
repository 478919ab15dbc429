import "./filters.css";
import { useEffect, useState } from "react";
import { EMPTY_QUERY, type SearchQuery } from "#domain/search/query.ts";
import { Button } from "#ui/button/button.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { SearchField } from "../../home/search-field.tsx";
import { SearchHistory } from "../../home/search-history-list.tsx";
import { rememberSearch } from "../../search-history.ts";
import type { FinderData } from "../finder-data.ts";
import { loadCards } from "../load-cards.ts";
import { SHEET_TEXTS as TEXTS } from "../texts.ts";
import { useFinder } from "../use-finder.ts";
import { MORE_FACETS } from "./active-filters.ts";
import { EventField } from "./event-field.tsx";
import {
  CodeField,
  DateField,
  ExperienceField,
  FacetField,
  type FilterFieldProps,
  PriceField,
  StyleField,
  TopicField,
} from "./filter-fields.tsx";
import { NearFilter } from "./near-filter.tsx";

const COUNT_DELAY_MS = 300;

type FilterSheetProps = FinderData & { open: boolean; onClose: () => void };

/** Search and all filters in one layer; nothing changes behind it until „anzeigen“. */
export function FilterSheet({ open, onClose, query, topics, results }: FilterSheetProps) {
  const [asked, show] = useFinder(query);
  const [draft, setDraft] = useState<SearchQuery>(asked);
  const count = useCount(draft, draft === query ? (results?.total ?? null) : null);
  const field: FilterFieldProps = { query: draft, topics, results, onChange: setDraft };
  const apply = (next: SearchQuery = draft) => {
    rememberSearch(next.q);
    onClose();
    show(next, { show: "results" });
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={TEXTS.title}
      foot={
        <>
          <Button
            variant="ghost"
            onClick={() => {
              const { sort, prices, limit } = draft;
              setDraft({ ...EMPTY_QUERY, sort, prices, limit });
            }}
          >
            {TEXTS.reset}
          </Button>
          <Button variant="spot" size="lg" onClick={() => apply()}>
            {TEXTS.show(count)}
          </Button>
        </>
      }
    >
      <form
        className="filter-sheet"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <SearchField
          q={draft.q}
          isInline
          onValueChange={(q) => setDraft((current) => ({ ...current, q }))}
          onLeave={onClose}
        />
        <SearchHistory onChoose={(q) => apply({ ...draft, q })} look="chips" />
        <TopicField {...field} />
        {MORE_FACETS.map((name) => (
          <FacetField key={name} name={name} {...field} />
        ))}
        <PriceField {...field} />
        <CodeField name="format" {...field} />
        <DateField {...field} />
        <EventField query={draft} onChange={setDraft} />
        <ExperienceField {...field} />
        <StyleField {...field} />
        <CodeField name="gender" {...field} />
        <NearFilter query={draft} onChange={setDraft} />
      </form>
    </Sheet>
  );
}

/** How many speakers the button would show; null until the number is known. */
function useCount(query: SearchQuery, known: number | null): number | null {
  const [counted, setCounted] = useState<{ query: SearchQuery; total: number } | null>(null);
  useEffect(() => {
    if (known !== null) return;
    const control = new AbortController();
    const timer = setTimeout(() => {
      loadCards({ ...query, offset: 0, limit: 1 }, { signal: control.signal }).then(
        ({ total }) => setCounted({ query, total }),
        () => undefined,
      );
    }, COUNT_DELAY_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [query, known]);
  return known ?? (counted?.query === query ? counted.total : null);
}
