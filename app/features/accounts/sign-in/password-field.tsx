import { useState } from "react";
import { Field } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { FIELD_TEXTS } from "./texts.ts";

type PasswordFieldProps = {
  label?: string;
  /** Tells password managers whether to fill a known password or to offer a new one. */
  kind: "current" | "new";
  error?: string | undefined;
};

/** Uncontrolled: what a password manager filled in before the scripts came is kept. */
export function PasswordField({ label, kind, error }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const isNew = kind === "new";
  return (
    <Field
      label={label ?? FIELD_TEXTS.password}
      error={error}
      hint={isNew && !error ? FIELD_TEXTS.passwordRule : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          name="password"
          type={isShown ? "text" : "password"}
          autoComplete={isNew ? "new-password" : "current-password"}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          end={
            <IconButton
              icon={isShown ? "eye-off" : "eye"}
              label={isShown ? FIELD_TEXTS.hidePassword : FIELD_TEXTS.showPassword}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            />
          }
        />
      )}
    </Field>
  );
}
