import { useLocation } from "react-router";
import { addressBasis } from "#domain/pricing/price-basis.ts";
import { CompareToggle } from "#features/comparison/compare-toggle.tsx";
import { ComparisonDock } from "#features/comparison/comparison-dock.tsx";
import { TopicScreen, type TopicView } from "#features/discovery/topics/topic-screen.tsx";

/** Where a topic meets the comparison; the price basis of the address governs it. */
export function TopicPage({ topic }: { topic: TopicView }) {
  const { search } = useLocation();
  return (
    <div data-prices={addressBasis(new URLSearchParams(search))}>
      <TopicScreen
        topic={topic}
        renderCompareToggle={({ slug, name }) => <CompareToggle slug={slug} name={name} />}
      />
      <ComparisonDock />
    </div>
  );
}
