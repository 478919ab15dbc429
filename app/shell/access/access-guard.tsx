import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { authClient } from "#app/auth-client.ts";
import { type OwnAccount, readOwnAccount } from "#app/session/own-account.ts";
import { queryClient } from "#app/session/query-client.ts";
import { useSession } from "#app/session/use-session.ts";
import { originState } from "#features/accounts/sign-in-origin.ts";
import { LOADING_TEXTS } from "#parts/loading-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { useHydrated } from "#ui/loading/hydrated.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { type Access, mayEnter } from "./access-decision.ts";
import { AccessDenied } from "./access-denied.tsx";
import { ACCESS_TEXTS as TEXTS } from "./access-texts.ts";

type AccessGuardProps = {
  access: Access;
  /** Around everything that is not the screen itself, for screens that bring their own layout. */
  frame?: (screen: ReactNode) => ReactNode;
  children: (account: OwnAccount) => ReactNode;
};

/**
 * Stands around every private screen and brings TanStack Query to it. What it decides is comfort:
 * the API checks every request by itself.
 */
export function AccessGuard({ frame = (screen) => screen, ...props }: AccessGuardProps) {
  // The server knows no user, so its page and the first render both wait.
  if (!useHydrated()) return frame(<Wait text={LOADING_TEXTS.loading} />);
  return (
    <QueryClientProvider client={queryClient()}>
      <SessionGuard {...props} frame={frame} />
    </QueryClientProvider>
  );
}

type FramedProps = Required<AccessGuardProps>;

function SessionGuard({ frame, ...props }: FramedProps) {
  const session = useSession();
  if (session.state === "loading") return frame(<Wait text={LOADING_TEXTS.loading} />);
  if (session.state === "signed_out") return frame(<ToSignIn />);
  if (session.state === "failed") return frame(<Failed onRetry={() => location.reload()} />);
  return <ProfileGuard {...props} frame={frame} userId={session.userId} />;
}

function ProfileGuard({ access, frame, children, userId }: FramedProps & { userId: string }) {
  const own = useQuery({ queryKey: ["own-account", userId], queryFn: readReachable });
  if (own.data === undefined) {
    return frame(
      own.isError ? (
        <Failed onRetry={() => void own.refetch()} />
      ) : (
        <Wait text={LOADING_TEXTS.profile} />
      ),
    );
  }
  if (!own.data.ok) return frame(own.data.error === "second_step" ? <ToSignIn /> : <Ended />);
  const account = own.data.value;
  return mayEnter(access, account.role)
    ? children(account)
    : frame(<AccessDenied access={access} role={account.role} />);
}

/** An unreachable server is worth a second try; a refusal is an answer. */
async function readReachable() {
  const own = await readOwnAccount();
  if (!own.ok && own.error === "failed") throw new Error("the account could not be read");
  return own;
}

function ToSignIn() {
  const location = useLocation();
  // One object for good: with a new one at every render the navigation would never get past its start.
  const [state] = useState(() => originState(location));
  return (
    <>
      <Wait text={LOADING_TEXTS.loading} />
      <Navigate to="/auth" replace state={state} />
    </>
  );
}

/** The server has ended the session elsewhere: forgetting it here leads to the sign-in. */
function Ended() {
  useEffect(() => {
    void authClient().then((auth) => auth.signOut({ scope: "local" }));
  }, []);
  return <Wait text={LOADING_TEXTS.loading} />;
}

function Wait({ text }: { text: string }) {
  return (
    // As high as the window, so that the footer does not jump when the screen arrives.
    <div className="wrap section min-h-dvh" role="status">
      <p className="flex items-center gap-3">
        <span className="spinner" aria-hidden="true" />
        {text}
      </p>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      art="error"
      headingLevel={1}
      title={TEXTS.profileFailed}
      text={TEXTS.profileFailedText}
      action={<Button onClick={onRetry}>{TEXTS.retry}</Button>}
    />
  );
}
