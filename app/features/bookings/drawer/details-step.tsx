import { AddressField } from "#parts/address-field.tsx";
import { DraftText } from "./draft-text.tsx";
import { fieldId } from "./error-list.tsx";
import { FIELD_LABELS } from "./field-texts.ts";
import { DRAWER_TEXTS, DETAILS_TEXTS as TEXTS } from "./texts.ts";
import type { Drawer } from "./use-drawer.ts";

export function DetailsStep({ drawer }: { drawer: Drawer }) {
  const { state, act } = drawer;
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
      <AddressField
        id={fieldId("eventLocation")}
        label={FIELD_LABELS.eventLocation}
        value={state.draft.eventLocation}
        onChange={(value) => act({ type: "typed", field: "eventLocation", value })}
        error={state.errors.eventLocation}
        required
      />
      <p className="hint">{TEXTS.locationHint}</p>
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
