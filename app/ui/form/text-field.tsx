import { Field, type FieldProps } from "./field.tsx";
import { Textarea, type TextareaProps, TextInput, type TextInputProps } from "./text-input.tsx";

type LabelProps = Omit<FieldProps, "children">;

/** A line of text with its label, hint and error. */
export function TextField(props: LabelProps & TextInputProps) {
  const { label, hint, error, status, isOptional = false, ...input } = props;
  return (
    <Field label={label} hint={hint} error={error} status={status} isOptional={isOptional}>
      {(control) => <TextInput {...control} {...input} />}
    </Field>
  );
}

/** The same for several lines. */
export function TextareaField(props: LabelProps & TextareaProps) {
  const { label, hint, error, status, isOptional = false, ...input } = props;
  return (
    <Field label={label} hint={hint} error={error} status={status} isOptional={isOptional}>
      {(control) => <Textarea {...control} {...input} />}
    </Field>
  );
}
