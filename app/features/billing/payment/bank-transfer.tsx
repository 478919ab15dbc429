import "#parts/layout/result.css";
import { ButtonLink } from "#ui/button/button.tsx";
import { latePart } from "#ui/loading/late-part.ts";
import { SessionGate } from "./session-gate.tsx";
import { TRANSFER_TEXTS as TEXTS } from "./texts.ts";

const OwnTransfer = latePart(async () => ({
  default: (await import("./own-transfer.tsx")).OwnTransfer,
}));

export function BankTransfer() {
  return (
    <div className="wrap section result">
      <header className="result-head">
        <h1 className="h1">{TEXTS.heading}</h1>
      </header>
      <SessionGate
        parameter="invoice"
        texts={TEXTS}
        none={
          <p className="result-hint">
            <span>{TEXTS.none}</span>
            <ButtonLink to="/dashboard/customer" variant="line">
              {TEXTS.toDashboard}
            </ButtonLink>
          </p>
        }
      >
        {(id) => <OwnTransfer id={id} />}
      </SessionGate>
    </div>
  );
}
