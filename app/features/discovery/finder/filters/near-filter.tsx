import { useState } from "react";
import { DEFAULT_KM, type Near, type SearchQuery } from "#domain/search/query.ts";
import { askPlace } from "#parts/place/address-api.ts";
import { Button } from "#ui/button/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { FILTER_TEXTS, NEAR_TEXTS as TEXTS } from "../texts.ts";
import { PlaceField } from "./place-field.tsx";
import { findPlace, type Place, savedPlace } from "./saved-location.ts";

const RADII = [25, 50, DEFAULT_KM, 200, 400];

type Status = "idle" | "searching" | "saved" | "failed" | "unknown";

const NOTES: Record<Status, string> = {
  idle: TEXTS.note,
  searching: TEXTS.note,
  saved: TEXTS.saved,
  failed: TEXTS.failed,
  unknown: TEXTS.unknown,
};

export type ChangeQuery = (query: SearchQuery) => SearchQuery;

type NearFilterProps = {
  query: SearchQuery;
  /** Changes what is chosen by then: finding a place takes its time, and others go on choosing. */
  onChange: (change: ChangeQuery) => void;
};

/** Speakers around a place or the visitor. Nothing is asked of the browser before the button is pressed. */
export function NearFilter({ query, onChange }: NearFilterProps) {
  const [status, setStatus] = useState<Status>("idle");
  const setNear = (near: Near | undefined) => onChange((query) => ({ ...query, near }));
  const locate = async () => {
    setStatus("searching");
    const found = await findPlace();
    const place = found ?? savedPlace();
    setStatus(outcome(found, place));
    if (place) setNear({ ...place, km: DEFAULT_KM });
  };
  const choose = async (text: string) => {
    setStatus("searching");
    const found = await askPlace(text).catch(() => null);
    setStatus(found ? "idle" : "unknown");
    if (found) setNear({ lat: found.lat, lng: found.lng, km: DEFAULT_KM, place: found.label });
  };
  const { near } = query;
  return (
    <fieldset className="choices near-filter">
      <legend>{FILTER_TEXTS.near}</legend>
      {near ? (
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label={near.place === undefined ? TEXTS.radius : TEXTS.around(near.place)}
            value={String(near.km)}
            options={[...new Set([...RADII, near.km])]
              .sort((one, other) => one - other)
              .map((km) => ({ value: String(km), label: TEXTS.km(km) }))}
            onChange={(event) => setNear({ ...near, km: Number(event.currentTarget.value) })}
          />
          <Button variant="ghost" onClick={() => setNear(undefined)}>
            {TEXTS.off}
          </Button>
        </div>
      ) : (
        <>
          <PlaceField onPlace={(text) => void choose(text)} />
          <Button
            variant="line"
            icon="map-pin"
            isLoading={status === "searching"}
            loadingText={TEXTS.searching}
            onClick={() => void locate()}
          >
            {TEXTS.use}
          </Button>
        </>
      )}
      <p className="hint" role="status">
        {NOTES[status]}
      </p>
    </fieldset>
  );
}

/** A place found now, one saved earlier, or none at all. */
function outcome(found: Place | null, place: Place | null): Status {
  if (found) return "idle";
  return place ? "saved" : "failed";
}
