import type { SelectHTMLAttributes } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import { Field, type FieldControl } from "./field.tsx";

export type SelectOption = { value: string; label: string; isDisabled?: boolean };

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, "className" | "style" | "id"> & {
  label: string;
  /** The label stays for screen readers only, where the place explains itself. */
  isLabelHidden?: boolean;
  options: readonly SelectOption[];
  /** First entry that stands for no choice. */
  placeholder?: string;
  hint?: string;
  error?: string | undefined;
  isOptional?: boolean;
};

/** The native select in our clothes: keyboard, touch and autofill come with it. */
export function Select(props: SelectProps) {
  const { label, isLabelHidden = false, options, placeholder, ...rest } = props;
  const { hint, error, isOptional = false, ...native } = rest;
  const control = (wiring: FieldControl | { "aria-label": string }) => (
    <div className="input-wrap select">
      <select {...native} {...wiring} className="input">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </div>
  );
  if (isLabelHidden) return control({ "aria-label": label });
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {control}
    </Field>
  );
}
