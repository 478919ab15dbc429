import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { BILLING_TEXTS as TEXTS } from "../texts.ts";

/** Company and address for new bookings; the form comes from the account. */
export function BillingView({ form }: { form: ReactNode }) {
  return (
    <>
      <Card title={TEXTS.title}>
        <div className="grid gap-4">
          <p className="note">{TEXTS.text}</p>
          {form}
        </div>
      </Card>
      <Card title={TEXTS.security}>
        <div className="grid justify-items-start gap-4">
          <p className="note">{TEXTS.securityText}</p>
          <ButtonLink variant="line" icon="shield-check" to="/dashboard/konto">
            {TEXTS.toAccount}
          </ButtonLink>
        </div>
      </Card>
    </>
  );
}
