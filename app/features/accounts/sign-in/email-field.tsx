import { TextField } from "#ui/form/text-field.tsx";
import { FIELD_TEXTS } from "./texts.ts";

type EmailFieldProps = {
  label?: string;
  /** Another address than the one password managers know. */
  isNew?: boolean;
  error?: string | undefined;
};

export function EmailField({ label, isNew = false, error }: EmailFieldProps) {
  return (
    <TextField
      label={label ?? FIELD_TEXTS.email}
      error={error}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={isNew ? "email" : "username"}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
