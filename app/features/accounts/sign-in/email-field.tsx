import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { FIELD_TEXTS } from "./texts.ts";

export function EmailField({ error }: { error?: string | undefined }) {
  return (
    <Field label={FIELD_TEXTS.email} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </Field>
  );
}
