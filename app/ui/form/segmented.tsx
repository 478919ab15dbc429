import "./form.css";
import { useId } from "react";

export type SegmentedOption<V extends string> = { value: V; label: string };

type SegmentedProps<V extends string> = {
  label: string;
  options: readonly SegmentedOption<V>[];
  value: V;
  onChange: (value: V) => void;
  name?: string;
};

/** One choice out of a few short ones. Native radio buttons, so the arrow keys work by themselves. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { label, options, value, onChange, name } = props;
  const ownName = useId();
  return (
    <fieldset className="seg">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            className="sr-only"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
