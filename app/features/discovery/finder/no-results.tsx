import type { SearchQuery } from "#domain/search/query.ts";
import type { FilterRelaxation } from "#domain/search/results.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { FilterChips, resetAddress } from "./filters/filter-chips.tsx";
import type { Topic } from "./finder-data.ts";
import { finderAddress } from "./finder-url.ts";
import { RELAXATION_LABELS, FINDER_TEXTS as TEXTS } from "./texts.ts";

type NoResultsProps = {
  query: SearchQuery;
  topics: readonly Topic[];
  relaxation: FilterRelaxation | undefined;
};

/** Names what was asked for and offers the one step that helps most. */
export function NoResults({ query, topics, relaxation }: NoResultsProps) {
  return (
    <EmptyState
      headingLevel={3}
      title={TEXTS.emptyTitle}
      text={TEXTS.emptyText}
      action={
        <div className="no-results-ways">
          {relaxation && (
            <ButtonLink to={finderAddress(relaxation.query)} variant="line" preventScrollReset>
              {TEXTS.relax(RELAXATION_LABELS[relaxation.filter], relaxation.total)}
            </ButtonLink>
          )}
          <ButtonLink to={resetAddress(query)} preventScrollReset>
            {TEXTS.reset}
          </ButtonLink>
        </div>
      }
    >
      <FilterChips query={query} topics={topics} hasReset={false} />
    </EmptyState>
  );
}
