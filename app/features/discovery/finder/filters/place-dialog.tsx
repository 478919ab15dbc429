import "./filters.css";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { publicApi } from "#app/session/public-api.ts";
import { formatThreeDecimals } from "#domain/format/decimals.ts";
import { type SearchQuery, writeSearchQuery } from "#domain/search/query.ts";
import type { Placement } from "#domain/search/results.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { PLACE_TEXTS as TEXTS } from "../texts.ts";

type PlaceDialogProps = { speaker: SpeakerCardData; query: SearchQuery; onClose: () => void };

/**
 * What a speaker's place in the list by relevance follows from, trait by trait. Three decimals are exact
 * with the weights of the rule, so the lines add up to the sum.
 */
export function PlaceDialog({ speaker, query, onClose }: PlaceDialogProps) {
  const placement = usePlacement(speaker.slug, query);
  return (
    <Dialog open size="sm" title={TEXTS.title} onClose={onClose}>
      <div className="place-reasons" aria-live="polite">
        {placement === undefined && <p>{TEXTS.loading}</p>}
        {placement === null && <p>{TEXTS.failed}</p>}
        {placement && (
          <Reasons name={speaker.name} placement={placement} isTyped={query.q !== ""} />
        )}
        <p className="text-sm text-muted">
          {`${TEXTS.free} `}
          <Link className="link" to="/ranking">
            {TEXTS.more}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}

type ReasonsProps = { name: string; placement: Placement; isTyped: boolean };

function Reasons({ name, placement, isTyped }: ReasonsProps) {
  const { place, total, points, parts } = placement;
  const counted = parts.filter((part) => part.points !== 0);
  return (
    <>
      <p>{TEXTS.place(name, place, total)}</p>
      <dl>
        {counted.map(({ part, points: own }) => (
          <div key={part}>
            <dt>{TEXTS.parts[part]}</dt>
            <dd>{TEXTS.points(formatThreeDecimals(own))}</dd>
          </div>
        ))}
        <div className="place-sum">
          <dt>{TEXTS.sum}</dt>
          <dd>{TEXTS.points(formatThreeDecimals(points))}</dd>
        </div>
      </dl>
      {isTyped && <p>{TEXTS.words}</p>}
    </>
  );
}

/** Undefined until the answer is there, null when there is none. */
function usePlacement(slug: string, query: SearchQuery): Placement | null | undefined {
  const [placement, setPlacement] = useState<Placement | null>();
  useEffect(() => {
    const control = new AbortController();
    loadPlacement(slug, query, control.signal).then(setPlacement, () => {
      if (!control.signal.aborted) setPlacement(null);
    });
    return () => control.abort();
  }, [slug, query]);
  return placement;
}

function loadPlacement(slug: string, query: SearchQuery, signal: AbortSignal): Promise<Placement> {
  const address = writeSearchQuery({ ...query, offset: 0 });
  const params = { slug };
  return publicApi.call("GET /speakers/{slug}/place", { params, query: address, signal });
}
