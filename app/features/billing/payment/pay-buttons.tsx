import { useState } from "react";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { payByCard, transferPath } from "./payment-api.ts";
import { PAY_TEXTS } from "./texts.ts";

type PayButtonsProps = {
  invoiceId: string;
  labels?: { card: string; transfer: string };
};

/** Both ways to pay what is open. */
export function PayButtons({ invoiceId, labels }: PayButtonsProps) {
  return (
    <>
      <CardButton invoiceId={invoiceId} label={labels?.card ?? PAY_TEXTS.pay} />
      <ButtonLink to={transferPath(invoiceId)} variant="line">
        {labels?.transfer ?? PAY_TEXTS.transfer}
      </ButtonLink>
    </>
  );
}

type CardButtonProps = { invoiceId: string; label: string; variant?: "primary" | "line" };

export function CardButton({ invoiceId, label, variant = "primary" }: CardButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const pay = async () => {
    setBusy(true);
    // While the provider's page loads the button stays off.
    if (!(await payByCard(invoiceId))) setBusy(false);
  };
  return (
    <Button variant={variant} icon="credit-card" disabled={isBusy} onClick={() => void pay()}>
      {label}
    </Button>
  );
}
