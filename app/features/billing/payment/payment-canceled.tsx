import { Suspense } from "react";
import { useLocation } from "react-router";
import { SESSION_KEY } from "#app/session/session-keys.ts";
import { ButtonLink } from "#ui/button.tsx";
import { latePart } from "#ui/late-part.ts";
import { useKnownText } from "#ui/stored-text.ts";
import { CANCELED_TEXTS as TEXTS } from "./texts.ts";

const PayButtons = latePart(async () => ({
  default: (await import("./pay-buttons.tsx")).PayButtons,
}));

/** Whoever turned back: nothing has happened, and here is how to go on. */
export function PaymentCanceled() {
  const token = useKnownText(SESSION_KEY);
  const { search } = useLocation();
  const invoiceId = new URLSearchParams(search).get("invoice");
  return (
    <div className="wrap section result">
      <header className="result-head">
        <h1 className="h1">{TEXTS.heading}</h1>
        <p className="lead">{TEXTS.lead}</p>
        {token && invoiceId && <p>{TEXTS.next}</p>}
      </header>
      <div className="result-actions">
        {token && invoiceId && (
          <Suspense>
            <PayButtons
              invoiceId={invoiceId}
              labels={{ card: TEXTS.retry, transfer: TEXTS.transfer }}
            />
          </Suspense>
        )}
        <ButtonLink to="/dashboard/customer" variant={token && invoiceId ? "ghost" : "primary"}>
          {TEXTS.toRoom}
        </ButtonLink>
      </div>
    </div>
  );
}
