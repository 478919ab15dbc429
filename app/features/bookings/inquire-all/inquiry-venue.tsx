import { useEffect, useRef, useState } from "react";
import type { CheckedAddress } from "#domain/address/address-state.ts";
import { askValidity } from "#parts/place/address-api.ts";
import { VenueField } from "#parts/place/venue-field.tsx";
import { INQUIRE_LABELS } from "./texts.ts";

type InquiryVenueProps = {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

/** The venue of a brief to several, asked back about as in the drawer. */
export function InquiryVenue({ value, onChange, error }: InquiryVenueProps) {
  const [address, setAddress] = useState<CheckedAddress | null>(null);
  const given = useRef(value.trim());
  // What the comparison or an earlier visit brought along was never left as a field.
  useEffect(() => {
    const text = given.current;
    if (text === "") return;
    const stop = new AbortController();
    askValidity(text, stop.signal)
      .then(({ isValid, place = null }) => {
        const state = isValid ? ("valid" as const) : ("invalid" as const);
        setAddress((known) => known ?? { text, state, verdict: place });
      })
      // Nothing is asked back then, and the brief is sent all the same (C-64).
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  return (
    <VenueField
      label={INQUIRE_LABELS.eventLocation}
      value={value}
      onChange={onChange}
      place={address?.text === value.trim() ? address.verdict : null}
      onAddress={setAddress}
      error={error}
    />
  );
}
