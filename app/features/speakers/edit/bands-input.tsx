import { useId } from "react";
import { MOST_TRAVEL_BANDS } from "#domain/pricing/travel/own-travel.ts";
import { Button } from "#ui/button/button.tsx";
import { FieldNote } from "#ui/form/field.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { IconButton } from "#ui/icon/icon-button.tsx";
import type { FormField } from "./form-values.ts";
import { BAND_TEXTS as TEXTS } from "./texts.ts";

type BandsInputProps = {
  field: FormField;
  name: string;
  /** „100:250“, as the form keeps them. */
  bands: readonly string[];
  error: string | undefined;
  onChange: (bands: readonly string[]) => void;
};

/** Distances and what they cost, one line each. */
export function BandsInput({ field, name, bands, error, onChange }: BandsInputProps) {
  const noteId = useId();
  return (
    <fieldset className="edit-bands" aria-describedby={noteId}>
      <legend className="label">
        {field.label}
        <span className="label-note"> (optional)</span>
      </legend>
      {bands.map((band, at) => (
        <BandInput
          // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place in the list
          key={at}
          number={at + 1}
          // The list of errors leads to the first line.
          name={at === 0 ? name : `${name}.${at}`}
          band={band}
          isInvalid={error !== undefined}
          isLast={at === bands.length - 1}
          onChange={(next) => onChange(bands.with(at, next))}
          onRemove={() => onChange(bands.filter((_, other) => other !== at))}
        />
      ))}
      {bands.length < MOST_TRAVEL_BANDS && (
        <Button variant="line" size="sm" icon="plus" onClick={() => onChange([...bands, ":"])}>
          {TEXTS.add}
        </Button>
      )}
      <p className="hint">{field.hint}</p>
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}

type BandInputProps = {
  number: number;
  name: string;
  band: string;
  isInvalid: boolean;
  isLast: boolean;
  onChange: (band: string) => void;
  onRemove: () => void;
};

function BandInput(props: BandInputProps) {
  const { number, name, band, isInvalid, isLast, onChange, onRemove } = props;
  const [km = "", euros = ""] = band.split(":");
  const invalid = isInvalid ? { "aria-invalid": true as const } : {};
  return (
    <div className="edit-band">
      <TextField
        label={TEXTS.upTo(number)}
        {...invalid}
        name={name}
        inputMode="numeric"
        placeholder={isLast ? TEXTS.further : undefined}
        value={km}
        onChange={(event) => onChange(`${plain(event.currentTarget.value)}:${euros}`)}
      />
      <TextField
        label={TEXTS.euros(number)}
        {...invalid}
        inputMode="numeric"
        value={euros}
        onChange={(event) => onChange(`${km}:${plain(event.currentTarget.value)}`)}
      />
      <IconButton icon="trash-2" label={TEXTS.remove(number)} onClick={onRemove} />
    </div>
  );
}

/** The sign that keeps the two numbers apart cannot be part of one. */
function plain(text: string): string {
  return text.replaceAll(":", "");
}
