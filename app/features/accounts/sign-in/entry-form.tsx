import type { Ref } from "react";
import { Link, useLocation } from "react-router";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { checkForgot, checkSignIn, checkSignUp, type Entry } from "./check-entry.ts";
import { EmailField } from "./email-field.tsx";
import { PasswordField } from "./password-field.tsx";
import {
  AUTH_TEXTS,
  type AuthMode,
  FIELD_TEXTS,
  FORGOT_TEXTS,
  LEGAL_TEXTS,
  MODE_TEXTS,
} from "./texts.ts";
import { useEntryForm } from "./use-entry-form.ts";

const CHECKS = { login: checkSignIn, register: checkSignUp, forgot: checkForgot } as const;

type EntryFormProps = {
  mode: AuthMode;
  ref: Ref<HTMLFormElement>;
  onSend: (entry: Entry) => Promise<void>;
};

/**
 * One form for all three modes, so that the address survives a change of mind. `post` keeps a
 * password out of the address if it is submitted before the scripts run.
 */
export function EntryForm({ mode, ref, onSend }: EntryFormProps) {
  const { errors, isBusy, onSubmit } = useEntryForm(CHECKS[mode], onSend);
  const { state } = useLocation();
  const texts = mode === "forgot" ? FORGOT_TEXTS : MODE_TEXTS[mode];
  return (
    <form ref={ref} className="auth-fields" method="post" noValidate onSubmit={onSubmit}>
      {mode === "register" && (
        <div className="auth-names">
          <TextField
            label={FIELD_TEXTS.firstName}
            error={errors.firstName}
            name="firstName"
            autoComplete="given-name"
            required
          />
          <TextField
            label={FIELD_TEXTS.lastName}
            error={errors.lastName}
            name="lastName"
            autoComplete="family-name"
            required
          />
        </div>
      )}
      <EmailField error={errors.email} />
      {mode !== "forgot" && (
        <PasswordField kind={mode === "register" ? "new" : "current"} error={errors.password} />
      )}
      {mode === "login" && (
        <Link className="link auth-forgot" to="/auth?mode=forgot" state={state} preventScrollReset>
          {AUTH_TEXTS.forgot}
        </Link>
      )}
      {mode === "register" && <LegalNote />}
      <Button
        type="submit"
        variant="spot"
        size="lg"
        isBlock
        isLoading={isBusy}
        loadingText={texts.busy}
      >
        {texts.submit}
      </Button>
    </form>
  );
}

/** In a tab of their own: what was typed stays. */
function LegalNote() {
  return (
    <p className="hint">
      {LEGAL_TEXTS.before}
      <a className="link" href="/agb" target="_blank" rel="noopener">
        {LEGAL_TEXTS.terms}
      </a>
      {LEGAL_TEXTS.between}
      <a className="link" href="/datenschutz" target="_blank" rel="noopener">
        {LEGAL_TEXTS.privacy}
      </a>
      {LEGAL_TEXTS.after}
    </p>
  );
}
