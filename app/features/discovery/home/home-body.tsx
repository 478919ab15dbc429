import "./home.css";
import { Finder, type FinderProps } from "../finder/finder.tsx";
import { FeaturedCarousel } from "./featured-carousel.tsx";
import type { HomeData } from "./home-data.ts";
import { Recommendations } from "./recommendations.tsx";
import { TopicIndex } from "./topic-index.tsx";
import { TrustSection } from "./trust-section.tsx";

type HomeBodyProps = Pick<FinderProps, "isSheetOpen" | "onSheetChange" | "renderCompareToggle"> & {
  data: HomeData;
};

/** All that follows the hero. Phones hide `home-extra` as long as a filter is active (HOME-22). */
export function HomeBody({ data, ...finder }: HomeBodyProps) {
  const { query, topics, results, featured, claims, takesCards } = data;
  return (
    <>
      <Finder query={query} topics={topics} results={results} {...finder} />
      <div className="home-extra">
        <Recommendations />
        <FeaturedCarousel speakers={featured} />
        <TopicIndex topics={topics} />
        <TrustSection claims={claims} takesCards={takesCards} />
      </div>
    </>
  );
}
