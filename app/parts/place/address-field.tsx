import { useEffect, useId, useRef, useState } from "react";
import type { AddressState } from "#domain/address/address-state.ts";
import {
  type AddressSuggestion,
  MAX_ADDRESS_SUGGESTIONS,
  MIN_SUGGESTION_LENGTH,
  SUGGESTION_PAUSE_MS,
} from "#domain/address/address-suggestion.ts";
import type { PlaceVerdict } from "#domain/address/place-answer.ts";
import { Combobox } from "#ui/combobox/combobox.tsx";
import type { ComboboxOption } from "#ui/combobox/combobox-state.ts";
import { Marked } from "#ui/combobox/marked.tsx";
import { FieldNote } from "#ui/form/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { askSuggestions, askValidity } from "./address-api.ts";
import { type AddressCheck, createAddressCheck } from "./address-check.ts";
import { ADDRESS_STATUS, ADDRESS_TEXTS as TEXTS } from "./address-texts.ts";

type Option = ComboboxOption & { suggestion: AddressSuggestion };

type AddressFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The address may be used in every state: an invalid one does not block the form (C-63). */
  onState?: ((state: AddressState, verdict: PlaceVerdict | null) => void) | undefined;
  /** Where an earlier field left off, when it is shown again with the same text. */
  initialState?: AddressState | undefined;
  /** False where the owner says better what is missing. */
  hasStatus?: boolean;
  error?: string | undefined;
  required?: boolean;
  /** Suggestions push what follows down instead of covering it, as in a sheet. */
  isInline?: boolean;
  id?: string;
};

/** A venue with suggestions and the outcome of its check. Without the service it is a plain text field. */
export function AddressField(props: AddressFieldProps) {
  const { label, value, onChange, error, required = true, isInline = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const noteId = `${id}-note`;
  const { state, check } = useAddressCheck(props);
  const [attribution, setAttribution] = useState("");

  const loadOptions = async (query: string, signal: AbortSignal): Promise<Option[]> => {
    const { suggestions, attribution } = await askSuggestions(query, signal);
    setAttribution(attribution);
    return suggestions.map((suggestion) => ({
      id: suggestion.place_id,
      label: suggestion.description,
      suggestion,
    }));
  };

  return (
    <div>
      <Combobox<Option>
        id={id}
        // A failed question shows nothing at all (C-64).
        labels={{ ...TEXTS, field: required ? label : label + TEXTS.optional, failed: "" }}
        placeholder={TEXTS.placeholder}
        defaultValue={value}
        isInline={isInline}
        minLength={MIN_SUGGESTION_LENGTH}
        debounceMs={SUGGESTION_PAUSE_MS}
        maxOptions={MAX_ADDRESS_SUGGESTIONS}
        loadOptions={loadOptions}
        onValueChange={(text) => {
          if (text === value) return;
          check().edited();
          onChange(text);
        }}
        onChoose={({ label: address }) => check().picked(address)}
        renderOption={({ suggestion: { structured_formatting: parts } }, query) => (
          <>
            <Icon name="map-pin" />
            <span>
              <Marked text={parts.main_text} query={query} />{" "}
              <small className="block text-muted text-xs">{parts.secondary_text}</small>
            </span>
          </>
        )}
        panelFoot={attribution && <span>{attribution}</span>}
        onBlur={() => check().left(value)}
        describedBy={noteId}
        isInvalid={error !== undefined}
      />
      <FieldNote
        id={noteId}
        error={error}
        status={props.hasStatus === false ? undefined : ADDRESS_STATUS[state]}
      />
    </div>
  );
}

function useAddressCheck({ initialState = "unvalidated", onState }: AddressFieldProps) {
  const [state, setState] = useState<AddressState>(initialState);
  const report = useRef(onState);
  useEffect(() => {
    report.current = onState;
  });
  const running = useRef<AddressCheck>(null);
  const check = () => {
    running.current ??= createAddressCheck({
      start: initialState,
      validate: askValidity,
      onState: (next, verdict) => {
        setState(next);
        report.current?.(next, verdict);
      },
    });
    return running.current;
  };
  useEffect(() => () => running.current?.stop(), []);
  return { state, check };
}
