import { use, useState } from "react";
import { ListCriteriaBar } from "#parts/list/list-criteria-bar.tsx";
import { SpeakerCard } from "#parts/speaker-card/speaker-card.tsx";
import { TermsContext } from "#parts/terms-context.ts";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { SHORTLIST_FILTERS, SHORTLIST_ORDERS, type ShortlistCriteria } from "./chosen-items.ts";
import type { ListedSpeaker } from "./own-shortlist.ts";
import { SHORTLIST_TEXTS as TEXTS } from "./texts.ts";

/** As many cards as a screen holds without becoming endless. */
const SHOWN = 12;
/** Fewer than this are seen at a glance. */
const WORTH_SEARCHING = 4;

const FILTERS = SHORTLIST_FILTERS.map((value) => ({ value, label: TEXTS.filters[value] }));
const CLOSED_FILTERS = FILTERS.filter(({ value }) => value !== "direct");
const ORDERS = SHORTLIST_ORDERS.map((value) => ({ value, label: TEXTS.orders[value] }));

type ListedSpeakersProps = {
  items: readonly ListedSpeaker[];
  /** Those that meet the criteria, in their order. */
  found: readonly ListedSpeaker[];
  criteria: ShortlistCriteria;
  onCriteriaChange: (criteria: ShortlistCriteria) => void;
  showsVotes: boolean;
  onRemove: (item: ListedSpeaker) => void;
};

export function ListedSpeakers(props: ListedSpeakersProps) {
  const { items, found, criteria, onCriteriaChange, showsVotes, onRemove } = props;
  const { closedNote } = use(TermsContext);
  const [shown, setShown] = useState(SHOWN);
  return (
    <>
      {items.length >= WORTH_SEARCHING && (
        <ListCriteriaBar
          criteria={criteria}
          search={TEXTS.search}
          filters={closedNote ? CLOSED_FILTERS : FILTERS}
          orders={ORDERS}
          onChange={(next) => {
            onCriteriaChange(next);
            setShown(SHOWN);
          }}
        />
      )}
      <p className="hint" role="status">
        {found.length === 0 ? TEXTS.nothing : TEXTS.found(found.length)}
      </p>
      <ul className="card-grid">
        {found.slice(0, shown).map((item) => (
          <li key={item.card.slug} className="shortlist-item">
            <SpeakerCard
              speaker={item.card}
              headingLevel={2}
              compareToggle={
                <IconButton
                  variant="round"
                  icon="x"
                  label={TEXTS.remove(item.card.name)}
                  onClick={() => onRemove(item)}
                />
              }
            />
            {showsVotes && <p className="shortlist-votes">{TEXTS.votes(item.up, item.down)}</p>}
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <Button variant="line" onClick={() => setShown(shown + SHOWN)}>
          {TEXTS.more(found.length - shown)}
        </Button>
      )}
    </>
  );
}
