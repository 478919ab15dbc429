import { type ComponentType, Suspense } from "react";
import type { ComparisonList } from "#domain/comparison/list.ts";
import { latePart } from "#ui/loading/late-part.ts";
import { useComparison } from "./use-comparison.ts";

/** Without the bar the page works on, so a bar that cannot be loaded is no reason for an error. */
const ComparisonBar = latePart(
  (): Promise<{ default: ComponentType<{ list: ComparisonList }> }> =>
    import("./comparison-bar.tsx").then(
      (module) => ({ default: module.ComparisonBar }),
      () => ({ default: () => null }),
    ),
);

/** The place of the bar: it is loaded once a speaker is to be compared. */
export function ComparisonDock() {
  const list = useComparison();
  if (list.length === 0) return null;
  return (
    <Suspense>
      <ComparisonBar list={list} />
    </Suspense>
  );
}
