import { Checkbox } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { Textarea, TextInput } from "#ui/form/text-input.tsx";
import { BandsInput } from "./bands-input.tsx";
import type { FieldKind, FormField, FormValue } from "./form-values.ts";
import { LengthInput } from "./length-input.tsx";
import { EDIT_TEXTS } from "./texts.ts";

type FieldInputProps = {
  field: FormField;
  /** Unique on the page; the summary of errors leads to it. */
  name: string;
  value: FormValue | undefined;
  error: string | undefined;
  onChange: (value: FormValue) => void;
};

const NATIVE: Partial<
  Record<FieldKind, { type?: string; inputMode?: "numeric" | "decimal" | "url" }>
> = {
  whole: { inputMode: "numeric" },
  euros: { inputMode: "numeric" },
  money: { inputMode: "decimal" },
  link: { inputMode: "url" },
  day: { type: "date" },
};

/** One field of the profile, by the way it is entered. */
export function FieldInput({ field, name, value, error, onChange }: FieldInputProps) {
  const { label, hint, kind, isRequired = false } = field;
  const text = typeof value === "string" ? value : "";
  if (kind === "check") {
    return (
      <Checkbox
        name={name}
        checked={value === true}
        error={error}
        onChange={(event) => onChange(event.currentTarget.checked)}
      >
        {label}
      </Checkbox>
    );
  }
  if (kind === "choices")
    return <Choices field={field} value={value} error={error} name={name} onChange={onChange} />;
  if (kind === "bands") {
    const bands = Array.isArray(value) ? (value as readonly string[]) : [];
    return <BandsInput field={field} name={name} bands={bands} error={error} onChange={onChange} />;
  }
  if (kind === "length") {
    return <LengthInput field={field} name={name} entry={text} error={error} onChange={onChange} />;
  }
  if (kind === "choice") {
    return (
      <Select
        label={label}
        name={name}
        error={error}
        isOptional={!isRequired}
        options={field.options ?? []}
        placeholder={EDIT_TEXTS.noChoice}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...(hint !== undefined && { hint })}
      />
    );
  }
  return (
    <Field label={label} hint={hint} error={error} isOptional={!isRequired}>
      {(control) =>
        kind === "long" ? (
          <Textarea
            {...control}
            name={name}
            rows={5}
            value={text}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        ) : (
          <TextInput
            {...control}
            {...NATIVE[kind]}
            name={name}
            value={text}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )
      }
    </Field>
  );
}

function Choices({ field, name, value, error, onChange }: FieldInputProps) {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  return (
    <fieldset className="edit-choices">
      <legend className="label">{field.label}</legend>
      {field.options?.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          checked={chosen.includes(option.value)}
          onChange={(event) =>
            onChange(
              event.currentTarget.checked
                ? [...chosen, option.value]
                : chosen.filter((other) => other !== option.value),
            )
          }
        >
          {option.label}
        </Checkbox>
      ))}
      {error && <p className="hint hint-error">{error}</p>}
    </fieldset>
  );
}
