import { useLocation } from "react-router";
import { addressBasis } from "#domain/pricing/price-basis.ts";
import { CompareToggle } from "#features/comparison/compare-toggle.tsx";
import { ComparisonDock } from "#features/comparison/comparison-dock.tsx";
import { TopicScreen, type TopicView } from "#features/discovery/topics/topic-screen.tsx";
import { useAsleep } from "#ui/loading/use-asleep.ts";

/** Where a topic meets the comparison; its scripts come at the first touch. */
export function TopicPage({ topic }: { topic: TopicView }) {
  const { search } = useLocation();
  return (
    <div data-asleep={useAsleep()} data-prices={addressBasis(new URLSearchParams(search))}>
      <TopicScreen
        topic={topic}
        renderCompareToggle={({ slug, name }) => <CompareToggle slug={slug} name={name} />}
      />
      <ComparisonDock />
    </div>
  );
}
