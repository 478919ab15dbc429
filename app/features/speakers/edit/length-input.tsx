import { formatNumber } from "#domain/format/numbers.ts";
import { defaultEuros, FORMAT_DURATIONS, feeField } from "#domain/pricing/duration-formats.ts";
import { Segmented } from "#ui/form/segmented.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { type FormField, NOT_OFFERED } from "./form-values.ts";
import { LENGTH_TEXTS as TEXTS } from "./texts.ts";

type LengthInputProps = {
  field: FormField;
  name: string;
  /** An amount, „biete ich nicht an“, or nothing yet. */
  entry: string;
  error: string | undefined;
  onChange: (entry: string) => void;
};

const OPTIONS = [
  { value: "price", label: TEXTS.price },
  { value: "none", label: TEXTS.notOffered },
] as const;

/** What a length costs or that it is not given; a price begins with the suggestion (C-99). */
export function LengthInput({ field, name, entry, error, onChange }: LengthInputProps) {
  const isDeclined = entry === NOT_OFFERED;
  const answer = isDeclined ? "none" : "price";
  const suggestion = suggestedFor(field.name);
  return (
    <div className="edit-length">
      <TextField
        label={field.label}
        hint={TEXTS.suggestion(formatNumber(suggestion))}
        error={error}
        name={name}
        inputMode="numeric"
        disabled={isDeclined}
        value={isDeclined ? "" : entry}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Segmented<"price" | "none" | "">
        label={TEXTS.question(field.label)}
        options={OPTIONS}
        value={entry === "" ? "" : answer}
        onChange={(chosen) => onChange(chosen === "none" ? NOT_OFFERED : String(suggestion))}
      />
    </div>
  );
}

function suggestedFor(name: string): number {
  return defaultEuros(FORMAT_DURATIONS.find((duration) => feeField(duration) === name) ?? 40);
}
