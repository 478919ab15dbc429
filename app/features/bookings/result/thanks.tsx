import { type ReactNode, use } from "react";
import type { BookingMode } from "#domain/booking/status.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { DETAIL_TEXTS, RESULT_TEXTS } from "./texts.ts";

/** The specified words of an outcome; between head and next steps stands what was booked. */
export function Thanks({ mode, children }: { mode: BookingMode; children?: ReactNode }) {
  const { title, thanks, next } = RESULT_TEXTS[mode];
  const { hasDeposit } = use(TermsContext);
  return (
    <>
      <header className="result-head">
        <span className="result-mark">
          <Icon name={mode === "direct" ? "calendar-check" : "send"} />
        </span>
        <h1 className="h1">{title}</h1>
        <p className="lead">{thanks}</p>
      </header>
      {children}
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
    </>
  );
}
