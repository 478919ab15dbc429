import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { needsSecondStep } from "#app/auth-client.ts";
import { readOwnAccount } from "#app/session/own-account.ts";
import { useSession } from "#app/session/use-session.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { originOf, staysOnPage } from "../sign-in-origin.ts";
import { AUTH_NOTICES } from "./texts.ts";

/**
 * Brings a signed-in user back to where they came from, after the second step if their account
 * asks for one. Also for sessions that were there before or began in another tab.
 */
export function useEnter() {
  const session = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [needsStep, setNeedsStep] = useState(false);
  const isEntering = useRef(false);

  const enter = async (isNew: boolean) => {
    if (isEntering.current) return;
    isEntering.current = true;
    try {
      const isHalfWay = await needsSecondStep();
      setNeedsStep(isHalfWay);
      if (isHalfWay) return;
      // The frame chooses its links by the role, so it is known before the page changes.
      await readOwnAccount();
      if (isNew) toast.show({ kind: "success", topic: "account", text: AUTH_NOTICES.signedIn });
      await navigate(originOf(state), { replace: true });
    } finally {
      isEntering.current = false;
    }
  };

  const userId = session.state === "signed_in" ? session.userId : null;
  const mayEnter = userId !== null && !staysOnPage(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per person, not per render
  useEffect(() => {
    if (userId === null) setNeedsStep(false);
    if (mayEnter) void enter(false);
  }, [userId, mayEnter]);

  return { enter, needsStep };
}
