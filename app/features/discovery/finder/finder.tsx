import "./finder.css";
import { Suspense, useState } from "react";
import { latePart } from "#ui/loading/late-part.ts";
import { FilterBar } from "./filters/filter-bar.tsx";
import type { FinderData, RenderCompareToggle } from "./finder-data.ts";
import { Results } from "./results.tsx";
import { FINDER_TEXTS as TEXTS } from "./texts.ts";

const FilterSheet = latePart(() =>
  import("./filters/filter-sheet.tsx").then((module) => ({ default: module.FilterSheet })),
);

export type FinderProps = FinderData & {
  isSheetOpen: boolean;
  onSheetChange: (isOpen: boolean) => void;
  renderCompareToggle?: RenderCompareToggle | undefined;
};

/** Filter bar, results and, on request, the sheet with all filters. */
export function Finder({ isSheetOpen, onSheetChange, renderCompareToggle, ...data }: FinderProps) {
  const openings = useOpenings(isSheetOpen);
  return (
    <section aria-label={TEXTS.results} className="finder">
      <FilterBar {...data} onOpenAll={() => onSheetChange(true)} />
      <Results
        {...data}
        renderCompareToggle={renderCompareToggle}
        onOpenAll={() => onSheetChange(true)}
      />
      {openings > 0 && (
        <Suspense>
          <FilterSheet
            key={openings}
            {...data}
            open={isSheetOpen}
            onClose={() => onSheetChange(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Counts the openings: each one starts with the filters of the page, and the first one loads the sheet. */
function useOpenings(isOpen: boolean): number {
  const [state, setState] = useState({ isOpen: false, count: 0 });
  if (state.isOpen !== isOpen) {
    const next = { isOpen, count: state.count + (isOpen ? 1 : 0) };
    setState(next);
    return next.count;
  }
  return state.count;
}
