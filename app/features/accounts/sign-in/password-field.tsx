import { useState } from "react";
import { isCommonPassword } from "#domain/account/common-password.ts";
import { PASSWORD_MIN } from "#domain/account/password-rule.ts";
import { TextField } from "#ui/form/text-field.tsx";
import { IconButton } from "#ui/icon/icon-button.tsx";
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
  const [isCommon, setCommon] = useState(false);
  const isNew = kind === "new";
  const hint = isCommon ? FIELD_TEXTS.passwordCommon : FIELD_TEXTS.passwordRule;
  return (
    <TextField
      label={label ?? FIELD_TEXTS.password}
      error={error}
      hint={isNew && !error ? hint : undefined}
      name="password"
      type={isShown ? "text" : "password"}
      autoComplete={isNew ? "new-password" : "current-password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      onChange={isNew ? ({ target }) => setCommon(isTooEasy(target.value)) : undefined}
      end={
        <IconButton
          icon={isShown ? "eye-off" : "eye"}
          label={isShown ? FIELD_TEXTS.hidePassword : FIELD_TEXTS.showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}

/** Not before it is complete: every password begins short. */
function isTooEasy(password: string): boolean {
  return password.length >= PASSWORD_MIN && isCommonPassword(password);
}
