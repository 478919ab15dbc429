import type { UserAttributes } from "@supabase/auth-js";
import { useRef, useState } from "react";
import { authClient } from "#app/auth-client.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { readCode } from "../sign-in/code-field.tsx";
import { receivedMessage } from "../sign-in/messages/received-message.ts";

/**
 * Changes what the account signs in with. An older session has to prove itself with a mailed code
 * first; the server says when. The form is emptied once everything is stored.
 */
export function useOwnerUpdate(onSaved: () => Promise<void>) {
  const ref = useRef<HTMLFormElement>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const change = async (attributes: UserAttributes, emailRedirectTo?: string) => {
    const auth = await authClient();
    const nonce = needsCode && ref.current ? readCode(ref.current) : "";
    const { error } = await auth.updateUser(
      { ...attributes, ...(nonce && { nonce }) },
      emailRedirectTo === undefined ? {} : { emailRedirectTo },
    );
    if (error?.code === "reauthentication_needed") {
      const asked = await auth.reauthenticate();
      if (!asked.error) return setNeedsCode(true);
      return setProblem(receivedMessage(asked.error) ?? FAILED_TEXTS.again);
    }
    if (error) return setProblem(receivedMessage(error) ?? FAILED_TEXTS.again);
    setNeedsCode(false);
    ref.current?.reset();
    await onSaved();
  };
  const update = (attributes: UserAttributes, emailRedirectTo?: string) => {
    setProblem(null);
    return change(attributes, emailRedirectTo).catch(() => setProblem(FAILED_TEXTS.again));
  };
  return { ref, needsCode, problem, update };
}
