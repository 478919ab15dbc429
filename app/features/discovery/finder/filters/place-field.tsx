import { type KeyboardEvent, useState } from "react";
import {
  MAX_ADDRESS_SUGGESTIONS,
  MIN_SUGGESTION_LENGTH,
  SUGGESTION_PAUSE_MS,
} from "#domain/address/address-suggestion.ts";
import { askSuggestions } from "#parts/place/address-api.ts";
import { ADDRESS_TEXTS } from "#parts/place/address-texts.ts";
import { Combobox } from "#ui/combobox/combobox.tsx";
import { NEAR_TEXTS as TEXTS } from "../texts.ts";

type PlaceFieldProps = { label?: string; onPlace: (text: string) => void };

/** A town or postal code with suggestions; Enter takes what was typed. */
export function PlaceField({ label = TEXTS.field, onPlace }: PlaceFieldProps) {
  const [attribution, setAttribution] = useState("");
  const loadOptions = async (query: string, signal: AbortSignal) => {
    const answer = await askSuggestions(query, signal);
    setAttribution(answer.attribution);
    return answer.suggestions.map(({ place_id, description }) => ({
      id: place_id,
      label: description,
    }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Enter on a suggestion is the field's own.
    if (event.key !== "Enter" || event.defaultPrevented) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (event.target.value.trim() !== "") onPlace(event.target.value);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the field inside
    <div onKeyDown={onKeyDown}>
      <Combobox
        // A failed question shows nothing at all (C-64).
        labels={{ ...ADDRESS_TEXTS, field: label, failed: "" }}
        placeholder={TEXTS.placeholder}
        isInline
        minLength={MIN_SUGGESTION_LENGTH}
        debounceMs={SUGGESTION_PAUSE_MS}
        maxOptions={MAX_ADDRESS_SUGGESTIONS}
        loadOptions={loadOptions}
        onChoose={({ label }) => onPlace(label)}
        panelFoot={attribution && <span>{attribution}</span>}
      />
    </div>
  );
}
