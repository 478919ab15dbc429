import "./booking-result.css";
import "#parts/layout/result.css";
import "#ui/loading/skeleton.css";
import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { SESSION_KEY } from "#app/session/session-keys.ts";
import type { BookingMode } from "#domain/booking/status.ts";
import type { Download } from "#parts/download-button.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { latePart } from "#ui/loading/late-part.ts";
import { useKnownText } from "#ui/stored-text.ts";
import { DETAIL_TEXTS as TEXTS } from "./texts.ts";
import { Thanks } from "./thanks.tsx";

const OwnBooking = latePart(async () => ({
  default: (await import("./own-booking.tsx")).OwnBooking,
}));

type BookingResultProps = {
  mode: BookingMode;
  download: Download;
  /** The ways to pay the invoice; the route brings them. */
  pay?: (invoiceId: string) => ReactNode;
};

/**
 * This address is public. Without an id it says the specified thank you; with one it says what
 * the stored booking says, to its people alone (C-17, C-104).
 */
export function BookingResult(props: BookingResultProps) {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get("id");
  return (
    <div className="wrap section result">
      {id === null ? <Thanks mode={props.mode} /> : <Outcome id={id} {...props} />}
    </div>
  );
}

function Outcome({ id, ...props }: BookingResultProps & { id: string }) {
  const token = useKnownText(SESSION_KEY);
  if (token === null) return <SignInHint />;
  if (token === undefined) return <Waiting />;
  return (
    <div className="result-own">
      <Suspense fallback={<Waiting />}>
        <OwnBooking id={id} {...props} />
      </Suspense>
    </div>
  );
}

function Waiting() {
  return (
    <>
      <h1 className="h1">{TEXTS.yourBooking}</h1>
      <div className="skeleton result-waiting" aria-busy="true" />
      <noscript>
        <SignInHint />
      </noscript>
    </>
  );
}

function SignInHint() {
  const { pathname, search } = useLocation();
  return (
    <>
      <h1 className="h1">{TEXTS.yourBooking}</h1>
      <p className="result-hint">
        <span>{TEXTS.signIn}</span>
        <ButtonLink to="/auth" state={{ from: pathname + search }} variant="line">
          {TEXTS.signInAction}
        </ButtonLink>
      </p>
    </>
  );
}
