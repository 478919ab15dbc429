import { useId } from "react";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Icon } from "#ui/icon/icon.tsx";

type CheckGroupProps = {
  name: string;
  legend: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  error?: string | undefined;
};

/** Several of a few: one question, one error for all boxes. */
export function CheckGroup({ name, legend, hint, options, chosen, error }: CheckGroupProps) {
  const noteId = useId();
  return (
    <fieldset className="signup-wide" aria-describedby={error ? noteId : undefined}>
      <legend className="label">
        {legend}
        {hint && <span className="label-note"> ({hint})</span>}
      </legend>
      <div className="signup-choices">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            aria-describedby={error ? noteId : undefined}
          >
            {label}
          </Checkbox>
        ))}
      </div>
      <div id={noteId} aria-live="polite">
        {error && (
          <p className="hint hint-error">
            <Icon name="circle-alert" size={16} />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
