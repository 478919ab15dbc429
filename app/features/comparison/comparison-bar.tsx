import "./compare-bar.css";
import { useRef } from "react";
import { Link, useLocation } from "react-router";
import { comparisonAddress } from "#domain/comparison/comparison-url.ts";
import type { ComparisonItem } from "#domain/comparison/item.ts";
import { type ComparisonList, MAX_COMPARED } from "#domain/comparison/list.ts";
import { exceptionalLength } from "#domain/pricing/duration-formats.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { PersonAvatar } from "#parts/person-avatar.tsx";
import { eventOf, recallEvent } from "#parts/place/asked-event.ts";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { clearComparison, removeFromComparison } from "./change-comparison.ts";
import { BAR_TEXTS as TEXTS } from "./texts.ts";
import { usePortrait } from "./use-portrait.ts";

/** Floats above the page, on phones on the bottom navigation. */
export function ComparisonBar({ list }: { list: ComparisonList }) {
  const compare = useRef<HTMLAnchorElement>(null);
  const address = useEventAddress();
  const free = MAX_COMPARED - list.length;
  const remove = (slug: string) => {
    // The button goes away with its slot; the focus stays in the bar.
    compare.current?.focus();
    void removeFromComparison(slug);
  };
  return (
    <section className="compare-bar" aria-label={TEXTS.region}>
      <p className="compare-bar-count">{TEXTS.count(list.length)}</p>
      <ul className="compare-slots">
        {list.map((item) => (
          <Slot key={item.slug} item={item} onRemove={() => remove(item.slug)} />
        ))}
      </ul>
      {free > 0 && <p className="compare-slot compare-slot-empty">{TEXTS.free(free)}</p>}
      <div className="compare-bar-actions">
        <span className="wide-only">
          <Button variant="ghost" onClick={() => void clearComparison()}>
            {TEXTS.clear}
          </Button>
        </span>
        <span className="narrow-only">
          <IconButton icon="trash-2" label={TEXTS.clear} onClick={() => void clearComparison()} />
        </span>
        <Link ref={compare} className="btn btn-paper" to={address}>
          {TEXTS.compare}
        </Link>
      </div>
    </section>
  );
}

/** The comparison for the event of this page, or for the one that was looked for before. */
function useEventAddress(): string {
  const { search } = useLocation();
  const today = berlinDay(Date.now());
  const here = eventOf(Object.fromEntries(new URLSearchParams(search)), today);
  const event = here ?? recallEvent(today);
  if (!event) return comparisonAddress({ slugs: [], date: null });
  const { date, venue: place, length } = event;
  return comparisonAddress({ slugs: [], date, place, length: exceptionalLength(String(length)) });
}

function Slot({ item, onRemove }: { item: ComparisonItem; onRemove: () => void }) {
  const photo = usePortrait(item.slug);
  return (
    <li className="compare-slot">
      <PersonAvatar name={item.title} photo={photo} shape="square" />
      <span className="compare-slot-name">{item.title}</span>
      <IconButton icon="x" label={TEXTS.remove(item.title)} onClick={onRemove} />
    </li>
  );
}
