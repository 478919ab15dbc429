import { useState } from "react";
import type { AddressState } from "#domain/address/address-state.ts";
import { isSurePlace } from "#domain/booking/direct-rules.ts";
import { OPEN_PLACE } from "#domain/booking/open-place.ts";
import { AddressField } from "#parts/address-field.tsx";
import { DraftText } from "./draft-text.tsx";
import { fieldId } from "./error-list.tsx";
import { FIELD_LABELS } from "./field-texts.ts";
import { PlaceQuestion } from "./place-question.tsx";
import { DRAWER_TEXTS, DETAILS_TEXTS as TEXTS, travelHint } from "./texts.ts";
import type { Drawer } from "./use-drawer.ts";

export function DetailsStep({ drawer }: { drawer: Drawer }) {
  return (
    <>
      <p className="hint">{DRAWER_TEXTS.required}</p>
      <DraftText drawer={drawer} field="eventTitle" maxLength={200} hint={TEXTS.titleHint} />
      <DraftText
        drawer={drawer}
        field="eventParticipants"
        type="number"
        inputMode="numeric"
        min={1}
      />
      <Venue drawer={drawer} />
      <DraftText
        drawer={drawer}
        field="eventDescription"
        isLong
        maxLength={2000}
        hint={TEXTS.wishesHint}
      />
    </>
  );
}

/** What was found out before holds until the text changes, whichever step is shown meanwhile. */
function initialState({ place, address, state }: Drawer): AddressState | undefined {
  if (place) return isSurePlace(place) ? "valid" : "invalid";
  return address?.text === state.draft.eventLocation.trim() ? address.state : undefined;
}

/** The field keeps its text itself, so a chosen one begins it anew. */
function Venue({ drawer }: { drawer: Drawer }) {
  const { speaker, state, act, setAddress, place } = drawer;
  const [chosen, setChosen] = useState(0);
  const value = state.draft.eventLocation;
  const text = value.trim();
  const leaveOpen = () => {
    act({ type: "typed", field: "eventLocation", value: OPEN_PLACE });
    setAddress({ text: OPEN_PLACE, state: "invalid", verdict: { state: "open", candidates: [] } });
    setChosen(chosen + 1);
  };
  return (
    <div className="booking-venue">
      <AddressField
        key={chosen}
        id={fieldId("eventLocation")}
        label={FIELD_LABELS.eventLocation}
        value={value}
        onChange={(typed) => act({ type: "typed", field: "eventLocation", value: typed })}
        initialState={initialState(drawer)}
        onState={(next, verdict) => setAddress({ text, state: next, verdict })}
        hasStatus={place?.state !== "open"}
        error={state.errors.eventLocation}
        required
      />
      <p className="hint">{travelHint(speaker.travel_fee_usd)}</p>
      {text !== OPEN_PLACE && (
        <button type="button" className="link" onClick={leaveOpen}>
          {OPEN_PLACE}
        </button>
      )}
      <PlaceQuestion drawer={drawer} onChoose={() => setChosen(chosen + 1)} />
    </div>
  );
}
