import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { FIELD_TEXTS } from "./texts.ts";

type EmailFieldProps = {
  label?: string;
  /** Another address than the one password managers know. */
  isNew?: boolean;
  error?: string | undefined;
};

export function EmailField({ label, isNew = false, error }: EmailFieldProps) {
  return (
    <Field label={label ?? FIELD_TEXTS.email} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name="email"
          type="email"
          inputMode="email"
          autoComplete={isNew ? "email" : "username"}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </Field>
  );
}
