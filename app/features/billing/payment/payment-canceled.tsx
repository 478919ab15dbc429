import "#parts/layout/result.css";
import { ButtonLink } from "#ui/button/button.tsx";
import { latePart } from "#ui/loading/late-part.ts";
import { ResultHead } from "./result-head.tsx";
import { SessionGate } from "./session-gate.tsx";
import { CANCELED_TEXTS as TEXTS } from "./texts.ts";

const UnpaidInvoice = latePart(async () => ({
  default: (await import("./unpaid-invoice.tsx")).UnpaidInvoice,
}));

/** After turning back on the provider's page: what the stored invoice says (C-104). */
export function PaymentCanceled() {
  return (
    <div className="wrap section result">
      <SessionGate
        parameter="invoice"
        texts={TEXTS}
        head={<ResultHead title={TEXTS.invoice} />}
        none={
          <>
            <ResultHead title={TEXTS.heading} lead={TEXTS.lead} />
            <div className="result-actions">
              <ButtonLink to="/dashboard/customer">{TEXTS.toDashboard}</ButtonLink>
            </div>
          </>
        }
      >
        {(id) => <UnpaidInvoice id={id} />}
      </SessionGate>
    </div>
  );
}
