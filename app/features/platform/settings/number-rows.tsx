import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { IconButton } from "#ui/icon/icon-button.tsx";
import type { NumberRowsForm } from "./texts.ts";

/** A number that is not typed yet is empty: zero would be one. */
export type NumberRow = Readonly<Record<string, number | "">>;

type NumberRowsProps = {
  form: NumberRowsForm;
  rows: readonly NumberRow[];
  /** By place and field: „2.percent“. */
  errors: Readonly<Record<string, string>>;
  onChange: (rows: readonly NumberRow[]) => void;
};

/** A setting that is a list of numbers: the steps of the cancellation fee, the rates of the levy. */
export function NumberRows({ form, rows, errors, onChange }: NumberRowsProps) {
  const put = (at: number, wanted: NumberRow) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...wanted } : row)));
  return (
    <div className="editor-fields">
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be alike while they are typed
        <div key={at} className="setting-numbers">
          {form.columns.map(({ name, label, isInHundredths }) => (
            <TextField
              key={name}
              label={label}
              error={errors[`${at}.${name}`]}
              type="number"
              min={0}
              {...(isInHundredths ? { step: 0.01 } : {})}
              value={shown(row[name], isInHundredths)}
              onChange={({ target }) =>
                put(at, { [name]: typedNumber(target.value, isInHundredths) })
              }
            />
          ))}
          <IconButton
            icon="trash-2"
            label={`${form.remove} ${at + 1}`}
            onClick={() => onChange(rows.filter((_row, index) => index !== at))}
          />
        </div>
      ))}
      <div>
        <Button
          variant="line"
          icon="plus"
          onClick={() => onChange([...rows, emptyRow(form.columns)])}
        >
          {form.add}
        </Button>
      </div>
    </div>
  );
}

/** Without numbers, so that it is not stored by accident. */
function emptyRow(columns: NumberRowsForm["columns"]): NumberRow {
  return Object.fromEntries(columns.map(({ name }) => [name, ""]));
}

function shown(value: number | "" = "", isInHundredths = false): number | "" {
  return isInHundredths && value !== "" ? value / 100 : value;
}

function typedNumber(text: string, isInHundredths = false): number | "" {
  if (text === "") return "";
  return isInHundredths ? Math.round(Number(text) * 100) : Number(text);
}
