import { type ReactNode, type SelectHTMLAttributes, useId } from "react";
import { Icon } from "./icon.tsx";

export type SelectOption = { value: string; label: string; isDisabled?: boolean };

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, "className"> & {
  label: ReactNode;
  /** The label stays for screen readers only, where the place explains itself. */
  isLabelHidden?: boolean;
  options: readonly SelectOption[];
  /** First entry that stands for no choice. */
  placeholder?: string;
  hint?: ReactNode;
  error?: ReactNode;
};

/** The native select in our clothes: keyboard, touch and autofill come with it. */
export function Select(props: SelectProps) {
  const { label, isLabelHidden = false, options, placeholder, hint, error, ...rest } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const note = error ?? hint;
  return (
    <div>
      <label className={isLabelHidden ? "sr-only" : "label"} htmlFor={id}>
        {label}
      </label>
      <div className="input-wrap select">
        <select
          {...rest}
          id={id}
          className="input"
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
      {note && (
        <p id={`${id}-note`} className={error ? "hint hint-error" : "hint"}>
          {note}
        </p>
      )}
    </div>
  );
}
