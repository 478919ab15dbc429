import { Field } from "#ui/form/field.tsx";
import { Textarea, TextInput } from "#ui/form/text-input.tsx";

type EditorFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  /** At most so many characters. */
  most?: number | undefined;
  /** More than one line. */
  rows?: number | undefined;
  type?: "text" | "date" | "datetime-local";
  isOptional?: boolean;
};

/** A text of an editor with everything around it. */
export function EditorField(props: EditorFieldProps) {
  const { label, value, onChange, hint, error, most, rows, type = "text" } = props;
  const { isOptional = false } = props;
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => {
        const input = {
          ...control,
          value,
          ...(most === undefined ? {} : { maxLength: most }),
          onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
        };
        return rows === undefined ? (
          <TextInput {...input} type={type} />
        ) : (
          <Textarea {...input} rows={rows} />
        );
      }}
    </Field>
  );
}
