import "#parts/layout/result.css";
import { ButtonLink } from "#ui/button/button.tsx";
import { latePart } from "#ui/loading/late-part.ts";
import { SessionGate } from "./session-gate.tsx";
import { SUCCESS_TEXTS as TEXTS } from "./texts.ts";

const OwnPayment = latePart(async () => ({
  default: (await import("./own-payment.tsx")).OwnPayment,
}));

/** After the provider's page: what the server knows about the payment, never what the address says. */
export function PaymentSuccess() {
  return (
    <div className="wrap section result">
      <header className="result-head">
        <h1 className="h1">{TEXTS.heading}</h1>
        <p className="lead">{TEXTS.lead}</p>
      </header>
      <SessionGate
        parameter="payment"
        texts={TEXTS}
        none={<p className="result-hint">{TEXTS.none}</p>}
      >
        {(id) => <OwnPayment id={id} />}
      </SessionGate>
      <div className="result-actions">
        <ButtonLink to="/dashboard/customer" variant="line">
          {TEXTS.toDashboard}
        </ButtonLink>
      </div>
    </div>
  );
}
