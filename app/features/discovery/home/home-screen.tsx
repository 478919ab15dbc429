import { lazy, Suspense, useState } from "react";
import type { RenderCompareToggle } from "../finder/finder-data.ts";
import type { HomeData } from "./home-data.ts";
import { HomeHero } from "./home-hero.tsx";

/**
 * The server writes these parts into the page at once. In the browser their scripts follow after
 * those of the frame and wake the finished HTML up, so the first view stays light.
 */
const loadSearch = () => import("./smart-search.tsx");
const loadBody = () => import("./home-body.tsx");
if (!import.meta.env.SSR) {
  void loadSearch();
  void loadBody();
}
const SmartSearch = lazy(async () => ({ default: (await loadSearch()).SmartSearch }));
const HomeBody = lazy(async () => ({ default: (await loadBody()).HomeBody }));

type HomeScreenProps = { data: HomeData; renderCompareToggle?: RenderCompareToggle };

export function HomeScreen({ data, renderCompareToggle }: HomeScreenProps) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  return (
    <div className="home" data-filtered={data.isFiltered || undefined}>
      <HomeHero
        popular={data.popular}
        search={
          <Suspense>
            <SmartSearch
              query={data.query}
              popular={data.popular}
              onOpenSheet={() => setSheetOpen(true)}
            />
          </Suspense>
        }
      />
      <Suspense>
        <HomeBody
          data={data}
          isSheetOpen={isSheetOpen}
          onSheetChange={setSheetOpen}
          renderCompareToggle={renderCompareToggle}
        />
      </Suspense>
    </div>
  );
}
