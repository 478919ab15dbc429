import { type ReactNode, useState } from "react";
import type { AddressState, CheckedAddress } from "#domain/address/address-state.ts";
import type { PlaceVerdict } from "#domain/address/place-answer.ts";
import { OPEN_PLACE } from "#domain/booking/place/open-place.ts";
import { AddressField } from "./address-field.tsx";
import { PlaceQuestion } from "./place-question.tsx";

type VenueFieldProps = {
  id?: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is known of the place by now. */
  place: PlaceVerdict | null;
  onAddress: (address: CheckedAddress) => void;
  initialState?: AddressState | undefined;
  error?: string | undefined;
  hint?: ReactNode;
  /** What holds until the place is sure. */
  meanwhile?: string | undefined;
};

/** A venue that asks back in place where it is not sure, and that may stay open (C-102). */
export function VenueField(props: VenueFieldProps) {
  const { value, onChange, place, onAddress, hint, meanwhile, ...field } = props;
  const [chosen, setChosen] = useState(0);
  const text = value.trim();
  /** The field keeps its text itself, so a chosen one begins it anew. */
  const take = (next: string, state: AddressState, verdict: PlaceVerdict) => {
    onChange(next);
    onAddress({ text: next, state, verdict });
    setChosen(chosen + 1);
  };
  return (
    <div className="venue-field">
      <AddressField
        {...field}
        key={chosen}
        value={value}
        onChange={onChange}
        onState={(state, verdict) => onAddress({ text, state, verdict })}
        hasStatus={place?.state !== "open"}
        required
      />
      {hint}
      {text !== OPEN_PLACE && (
        <button
          type="button"
          className="link"
          onClick={() => take(OPEN_PLACE, "invalid", { state: "open", candidates: [] })}
        >
          {OPEN_PLACE}
        </button>
      )}
      <PlaceQuestion
        place={place}
        onChoose={(address) => take(address, "valid", { state: "sure", candidates: [] })}
        meanwhile={meanwhile}
      />
    </div>
  );
}
