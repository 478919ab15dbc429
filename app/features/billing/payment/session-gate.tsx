import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { SESSION_KEY } from "#app/session/session-keys.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { useKnownText } from "#ui/stored-text.ts";

type SessionGateProps = {
  /** Which parameter of the address names what is shown. */
  parameter: string;
  texts: { signIn: string; signInAction: string };
  /** Without a parameter in the address. */
  none: ReactNode;
  /** Above everything that is said before the stored state is known. */
  head?: ReactNode;
  children: (id: string) => ReactNode;
};

/**
 * These addresses are public; what was paid appears for its owner alone, read in the browser, and
 * visitors without a session load nothing for it.
 */
export function SessionGate({ parameter, texts, none, head, children }: SessionGateProps) {
  const token = useKnownText(SESSION_KEY);
  const { pathname, search } = useLocation();
  const id = new URLSearchParams(search).get(parameter);
  if (id === null) return none;
  const waiting = (
    <>
      {head}
      <div className="result-waiting" />
    </>
  );
  if (token === undefined) return waiting;
  if (token === null) {
    return (
      <>
        {head}
        <p className="result-hint">
          <span>{texts.signIn}</span>
          <ButtonLink to="/auth" state={{ from: pathname + search }} variant="line">
            {texts.signInAction}
          </ButtonLink>
        </p>
      </>
    );
  }
  return <Suspense fallback={waiting}>{children(id)}</Suspense>;
}
