// Its parts come late, its styles with the first page.
import "../finder/finder.css";
import "./search.css";
import "#parts/photo/photo.css";
import "#parts/price/price.css";
import "#parts/speaker-card/rating.css";
import "#ui/avatar.css";
import "#ui/badge/badge.css";
import "#ui/card.css";
import "#ui/badge/chip.css";
import "#ui/combobox/combobox.css";
import "#ui/popover/popover.css";
import "#ui/table/pagination.css";
import "#parts/speaker-card/speaker-card.css";
import { Suspense, startTransition, useCallback, useState } from "react";
import { firstTouch } from "#ui/loading/first-touch.ts";
import { latePart } from "#ui/loading/late-part.ts";
import type { RenderCompareToggle } from "../finder/finder-data.ts";
import type { HomeData } from "./home-data.ts";
import { HomeHero } from "./home-hero.tsx";

/**
 * The server writes these parts into the page at once. In the browser their scripts follow
 * late (`firstTouch`) and wake the finished HTML up, so the first view stays light.
 */
const search = firstTouch.then(() => import("./smart-search.tsx"));
const body = firstTouch.then(() => import("./home-body.tsx"));
const SmartSearch = latePart(async () => ({ default: (await search).SmartSearch }));
const HomeBody = latePart(async () => ({ default: (await body).HomeBody }));

type HomeScreenProps = { data: HomeData; renderCompareToggle?: RenderCompareToggle };

export function HomeScreen({ data, renderCompareToggle }: HomeScreenProps) {
  const [isSheetOpen, setOpen] = useState(false);
  // What the sheet belongs to may still be on its way; until then the page stays as it is.
  const setSheetOpen = useCallback((isOpen: boolean) => startTransition(() => setOpen(isOpen)), []);
  const openSheet = useCallback(() => setSheetOpen(true), [setSheetOpen]);
  return (
    <div className="home" data-filtered={data.isFiltered || undefined} data-prices={data.prices}>
      <HomeHero
        popular={data.popular}
        search={
          <Suspense>
            <SmartSearch query={data.query} popular={data.popular} onOpenSheet={openSheet} />
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
