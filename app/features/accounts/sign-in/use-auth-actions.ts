import { useState } from "react";
import { authClient } from "#app/auth-client.ts";
import { personNames } from "#domain/account/person-names.ts";
import { toast } from "#ui/toast/toast-store.ts";
import type { Entry } from "./check-entry.ts";
import { receivedMessage } from "./messages/received-message.ts";
import { AUTH_NOTICES, type AuthMode, FORGOT_TEXTS } from "./texts.ts";

/** `mailTo`: a mail was sent there, and may be sent again. */
export type AuthNotice = { readonly text: string; readonly mailTo?: string };

type Outcome = { error: { name: string; message: string } | null };

/** What the three forms do, and what is to be said about it. */
export function useAuthActions(onSignedIn: () => Promise<void>) {
  const [notice, setNotice] = useState<AuthNotice | null>(null);

  const refuse = ({ error }: Outcome, toastText?: string): boolean => {
    if (!error) return false;
    setNotice({ text: receivedMessage(error) ?? AUTH_NOTICES.unexpected });
    if (toastText) toast.show({ kind: "error", topic: "account", text: toastText });
    return true;
  };

  const signIn = async ({ email, password }: Entry) => {
    const answer = await (await authClient()).signInWithPassword({ email, password });
    if (!refuse(answer, AUTH_NOTICES.signInFailed)) await onSignedIn();
  };

  const signUp = async (entry: Entry) => {
    const { email, password } = entry;
    const names = personNames({ first_name: entry.firstName, last_name: entry.lastName });
    const answer = await (await authClient()).signUp({
      email,
      password,
      options: { emailRedirectTo: `${location.origin}/`, ...(names && { data: names }) },
    });
    if (refuse(answer, AUTH_NOTICES.signUpFailed)) return;
    if (answer.data.session) return onSignedIn();
    toast.show({ kind: "success", topic: "account", text: AUTH_NOTICES.signedUp });
    setNotice({ text: AUTH_NOTICES.checkMail, mailTo: email });
  };

  const forgot = async ({ email }: Entry) => {
    const redirectTo = `${location.origin}/auth/reset`;
    const answer = await (await authClient()).resetPasswordForEmail(email, { redirectTo });
    if (!refuse(answer)) setNotice({ text: FORGOT_TEXTS.sent });
  };

  const resend = async (email: string): Promise<boolean> => {
    const answer = await (await authClient()).resend({ type: "signup", email });
    return !refuse(answer);
  };

  const actions: Record<AuthMode, (entry: Entry) => Promise<void>> = {
    login: signIn,
    register: signUp,
    forgot,
  };
  const send = async (mode: AuthMode, entry: Entry) => {
    setNotice(null);
    // The client's code itself may not arrive.
    await actions[mode](entry).catch(() => setNotice({ text: AUTH_NOTICES.unexpected }));
  };
  return { notice, setNotice, send, resend };
}
