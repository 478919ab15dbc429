import { startTransition, useCallback, useState } from "react";
import type { RenderCompareToggle } from "../finder/finder-data.ts";
import { HomeBody } from "./home-body.tsx";
import type { HomeData } from "./home-data.ts";
import { HomeHero } from "./home-hero.tsx";
import { SmartSearch } from "./smart-search.tsx";

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
        search={<SmartSearch query={data.query} popular={data.popular} onOpenSheet={openSheet} />}
      />
      <HomeBody
        data={data}
        isSheetOpen={isSheetOpen}
        onSheetChange={setSheetOpen}
        renderCompareToggle={renderCompareToggle}
      />
    </div>
  );
}
