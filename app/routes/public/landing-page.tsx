import { CompareToggle } from "#features/comparison/compare-toggle.tsx";
import { ComparisonDock } from "#features/comparison/comparison-dock.tsx";
import { LandingScreen } from "#features/content/landing/landing-screen.tsx";
import type { LandingView } from "#features/content/landing/landing-view.ts";

/** Where a landing page meets the comparison. */
export function LandingPage({ landing }: { landing: LandingView }) {
  return (
    <>
      <LandingScreen
        page={landing}
        renderCompareToggle={({ slug, name }) => <CompareToggle slug={slug} name={name} />}
      />
      <ComparisonDock />
    </>
  );
}
