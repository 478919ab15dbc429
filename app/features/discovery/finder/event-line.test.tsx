import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { recordBy } from "#domain/record/record-by.ts";
import { FACET_NAMES } from "#domain/search/filter-table.ts";
import { EMPTY_QUERY } from "#domain/search/query.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { EventLine } from "./event-line.tsx";
import { EVENT_TEXTS } from "./event-texts.ts";

/** The line above the cards for a tax in basis points. */
function line(standard: number): string {
  const query = { ...EMPTY_QUERY, date: isoDate("2030-03-07"), venue: "Stuttgart" };
  const results = {
    cards: [],
    total: 0,
    facets: recordBy(FACET_NAMES, () => []),
    priceBounds: { min: 0, max: 5000 },
    nextCursor: null,
    venue: { state: "sure", candidates: [], label: "70173 Stuttgart" },
  } as const;
  const html = renderToStaticMarkup(
    <TermsContext value={{ standard, rules: null, hasDeposit: false }}>
      <EventLine query={query} results={results} onOpenAll={() => undefined} />
    </TermsContext>,
  );
  return html.replace(/<[^>]*>/g, "");
}

test("tax is said to be included where there is one", () => {
  expect(line(1900)).toBe("Keynote, 40 Minuten, in Stuttgart. Reise und MwSt. sind enthalten.");
  expect(line(0)).toBe("Keynote, 40 Minuten, in Stuttgart. Reise ist enthalten.");
});

test("an event on screens is in no town, however it is called", () => {
  expect(EVENT_TEXTS.totalOn("7. März", "Virtuell")).toBe("gesamt am 7. März, online");
  expect(EVENT_TEXTS.totalOn("7. März", "10115 Berlin")).toBe("gesamt am 7. März in Berlin");
});
