import { Skeleton } from "#ui/loading/skeleton.tsx";
import { ComparisonFrame } from "./comparison-screen.tsx";
import { COMPARE_TEXTS as TEXTS } from "./texts.ts";

/** The server's page, the same for all visitors: only the browser knows the compared speakers. */
export function ComparisonLoading() {
  return (
    <ComparisonFrame>
      <p role="status" className="sr-only">
        {TEXTS.loading}
      </p>
      <noscript>{TEXTS.needsScripts}</noscript>
      <Skeleton shape="button" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </ComparisonFrame>
  );
}
