import type { ComponentProps } from "react";
import type { AddressState } from "#domain/address/address-state.ts";
import { DETAIL_FIELDS, type DetailField } from "#domain/booking/event-details.ts";
import { isSurePlace } from "#domain/booking/mode/direct-rules.ts";
import { VenueField } from "#parts/place/venue-field.tsx";
import { DraftText } from "../draft/draft-text.tsx";
import { fieldId } from "../submit/error-list.tsx";
import { DRAWER_TEXTS, meanwhileText, DETAILS_TEXTS as TEXTS, travelHint } from "../texts.ts";
import type { Drawer } from "../use-drawer.ts";
import { FIELD_LABELS, ON_SITE_HINT } from "./field-texts.ts";

type InputProps = Omit<ComponentProps<typeof DraftText>, "drawer" | "field">;

const DETAIL_INPUTS: Record<DetailField, InputProps> = {
  eventDescription: { isLong: true, maxLength: 2000, hint: TEXTS.wishesHint },
  onSiteContact: { maxLength: 120, hint: ON_SITE_HINT, autoComplete: "off" },
  onSitePhone: { type: "tel", maxLength: 50, autoComplete: "off" },
};

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
      {DETAIL_FIELDS.map((field) => (
        <DraftText key={field} drawer={drawer} field={field} {...DETAIL_INPUTS[field]} />
      ))}
    </>
  );
}

/** What was found out before holds until the text changes, whichever step is shown meanwhile. */
function initialState({ place, address, state }: Drawer): AddressState | undefined {
  if (place) return isSurePlace(place) ? "valid" : "invalid";
  return address?.text === state.draft.eventLocation.trim() ? address.state : undefined;
}

function Venue({ drawer }: { drawer: Drawer }) {
  const { speaker, state, act, setAddress, place } = drawer;
  return (
    <VenueField
      id={fieldId("eventLocation")}
      label={FIELD_LABELS.eventLocation}
      value={state.draft.eventLocation}
      onChange={(value) => act({ type: "typed", field: "eventLocation", value })}
      place={place}
      onAddress={setAddress}
      initialState={initialState(drawer)}
      error={state.errors.eventLocation}
      hint={<p className="hint">{travelHint(speaker.travel_fee_usd)}</p>}
      meanwhile={meanwhileText(state.mode)}
    />
  );
}
