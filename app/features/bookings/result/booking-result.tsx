import { type ReactNode, Suspense, use } from "react";
import { useLocation } from "react-router";
import { SESSION_KEY } from "#app/session/session-keys.ts";
import type { BookingMode } from "#domain/booking/status.ts";
import type { Download } from "#parts/download-button.tsx";
import { TermsContext } from "#parts/terms-context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { latePart } from "#ui/late-part.ts";
import { useKnownText } from "#ui/stored-text.ts";
import { DETAIL_TEXTS, RESULT_TEXTS } from "./texts.ts";

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
 * Anybody may open this address, so the page itself only says thank you; what was booked appears for
 * its owner alone, read in the browser (DECISIONS C-17).
 */
export function BookingResult({ mode, ...tools }: BookingResultProps) {
  const { title, thanks, next } = RESULT_TEXTS[mode];
  const hasDeposit = use(TermsContext).hasDeposit;
  return (
    <div className="wrap section result">
      <header className="result-head">
        <span className="result-mark">
          <Icon name={mode === "direct" ? "calendar-check" : "send"} />
        </span>
        <h1 className="h1">{title}</h1>
        <p className="lead">{thanks}</p>
      </header>
      <Details mode={mode} {...tools} />
      <section>
        <h2 className="h2">{DETAIL_TEXTS.nextTitle}</h2>
        <ol className="result-next">
          {next.map((step) => (
            <li key={step.title}>
              <strong>{step.title}</strong>
              <span>{hasDeposit ? (step.withDeposit ?? step.text) : step.text}</span>
            </li>
          ))}
        </ol>
      </section>
      <div className="result-actions">
        <ButtonLink to="/dashboard/customer">{DETAIL_TEXTS.toBookings}</ButtonLink>
        <ButtonLink to="/" variant="line">
          {DETAIL_TEXTS.toFinder}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Nothing at all without a number in the address or without a session in this browser. */
function Details({ mode, ...tools }: BookingResultProps) {
  const token = useKnownText(SESSION_KEY);
  const { search } = useLocation();
  const id = new URLSearchParams(search).get("id");
  if (token === undefined || id === null) return null;
  if (token === null) return <SignInHint />;
  return (
    <div className="result-own">
      <Suspense fallback={<div className="skeleton" aria-busy="true" />}>
        <OwnBooking id={id} mode={mode} {...tools} />
      </Suspense>
    </div>
  );
}

function SignInHint() {
  const { pathname, search } = useLocation();
  return (
    <p className="result-hint">
      <span>{DETAIL_TEXTS.signIn}</span>
      <ButtonLink to="/auth" state={{ from: pathname + search }} variant="line">
        {DETAIL_TEXTS.signInAction}
      </ButtonLink>
    </p>
  );
}
