import "./filters.css";
import "#ui/badge/chip.css";
import { useId } from "react";
import { Checkbox } from "#ui/form/checkbox.tsx";

export type Choice = { value: string; label: string; count?: number };

type ChoiceListProps = {
  legend: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Several of a list, each with the number of speakers it would bring. */
export function ChoiceList({ legend, choices, chosen, onChange }: ChoiceListProps) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {choices.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={(event) =>
            onChange(
              event.currentTarget.checked
                ? [...chosen, value]
                : chosen.filter((other) => other !== value),
            )
          }
        >
          {label}
          {count !== undefined && <span className="choice-count">{count}</span>}
        </Checkbox>
      ))}
    </fieldset>
  );
}

type ChoiceChipsProps<V extends string> = {
  legend: string;
  /** The first entry stands for no choice. */
  choices: readonly { value: V; label: string }[];
  chosen: V;
  onChange: (value: V) => void;
};

/** One of a few, as pills. Native radio buttons, so the arrow keys work by themselves. */
export function ChoiceChips<V extends string>(props: ChoiceChipsProps<V>) {
  const { legend, choices, chosen, onChange } = props;
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div className="chips">
        {choices.map(({ value, label }) => (
          <label key={value} className="chip chip-lg choice-chip">
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
