import "./sign-in.css";
import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router";
import { authClient } from "#app/auth-client.ts";
import { messageOf } from "../sign-in-origin.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { type DemoAccount, DemoAccounts } from "./demo-accounts.tsx";
import { EntryForm } from "./entry-form.tsx";
import { GoogleButton } from "./google-button.tsx";
import { AuthMessage } from "./messages/auth-message.tsx";
import { ModeSwitch } from "./mode-switch.tsx";
import { SecondStep } from "./second-step.tsx";
import { SignUpSent } from "./sign-up-sent.tsx";
import { type AuthMode, FORGOT_TEXTS, MODE_TEXTS, STEP_TEXTS } from "./texts.ts";
import { useAuthActions } from "./use-auth-actions.ts";
import { useEnter } from "./use-enter.ts";

type AuthScreenProps = {
  /** Null where there are no demo accounts. */
  demoPassword: string | null;
  hasGoogle: boolean;
  /** Known before the scripts came, e.g. that they did not come. */
  message?: string | undefined;
};

export function AuthScreen(props: AuthScreenProps) {
  const { enter, needsStep } = useEnter();
  if (!needsStep) {
    return <EntryScreen {...props} onSignedIn={() => enter(true)} />;
  }
  return (
    <AuthFrame title={STEP_TEXTS.title} isDemo={props.demoPassword !== null}>
      <SecondStep
        onDone={() => enter(true)}
        onCancel={() => void authClient().then((auth) => auth.signOut({ scope: "local" }))}
      />
    </AuthFrame>
  );
}

type EntryScreenProps = AuthScreenProps & { onSignedIn: () => Promise<void> };

function EntryScreen({ demoPassword, hasGoogle, message, onSignedIn }: EntryScreenProps) {
  const isDemo = demoPassword !== null;
  const mode = useMode();
  const form = useRef<HTMLFormElement>(null);
  const { notice, setNotice, send, resend } = useAuthActions(onSignedIn);
  const { state } = useLocation();
  const shown = notice?.text ?? messageOf(state) ?? message;
  // Another form starts without the last one's message.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the mode changed
  useEffect(() => setNotice(null), [mode, setNotice]);
  const { title } = mode === "forgot" ? FORGOT_TEXTS : MODE_TEXTS[mode];
  return (
    <AuthFrame title={title} isDemo={isDemo}>
      {mode === "forgot" && <p>{FORGOT_TEXTS.lead}</p>}
      {shown && (
        <AuthMessage text={shown}>
          {notice?.mailTo && <SignUpSent isDemo={isDemo} email={notice.mailTo} onResend={resend} />}
        </AuthMessage>
      )}
      <EntryForm mode={mode} ref={form} onSend={(entry) => send(mode, entry)} />
      {hasGoogle && mode !== "forgot" && <GoogleButton label={MODE_TEXTS[mode].google} />}
      <div className="auth-switch">
        <ModeSwitch mode={mode} />
      </div>
      {demoPassword !== null && mode === "login" && (
        <DemoAccounts
          onChoose={(account) => form.current && fillIn(form.current, account, demoPassword)}
        />
      )}
    </AuthFrame>
  );
}

function useMode(): AuthMode {
  const mode = useSearchParams()[0].get("mode");
  return mode === "register" || mode === "forgot" ? mode : "login";
}

function fillIn(form: HTMLFormElement, { email }: DemoAccount, password: string): void {
  const values = { email, password };
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
  form.querySelector<HTMLButtonElement>("button[type=submit]")?.focus();
}
