import "#parts/layout/result.css";
import "#ui/card.css";
import { useQuery } from "@tanstack/react-query";
import { downloadDocument } from "#app/session/download-document.ts";
import { queryClient } from "#app/session/query-client.ts";
import { bookingPath } from "#domain/booking/booking-path.ts";
import { cents, formatEurosExact } from "#domain/money.ts";
import { Loaded } from "#parts/loaded.tsx";
import { STATE_TEXTS } from "#parts/texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { PayButtons } from "./pay-buttons.tsx";
import { type PaymentResult, paymentQuery } from "./payment-api.ts";
import { MISSING_TEXTS, SUCCESS_TEXTS as TEXTS } from "./texts.ts";

const VARIANTS = {
  pending: "notice",
  paid: "success",
  already_paid: "success",
  mismatch: "danger",
  not_paid: "danger",
} as const;

export function OwnPayment({ id }: { id: string }) {
  const query = useQuery(paymentQuery(id), queryClient());
  return (
    <Loaded query={query}>
      {(payment) => (payment ? <Found payment={payment} /> : <Missing />)}
    </Loaded>
  );
}

function Missing() {
  return (
    <section className="panel result-card">
      <h2 className="h3">{STATE_TEXTS.unknownBooking}</h2>
      <p>{MISSING_TEXTS.text}</p>
    </section>
  );
}

function Found({ payment }: { payment: PaymentResult }) {
  const { title, text } = TEXTS.state[payment.state];
  return (
    <section className="panel result-card">
      <Alert variant={VARIANTS[payment.state]}>
        <h2 className="h3">{title}</h2>
        <p>{text}</p>
      </Alert>
      <dl className="result-rows">
        <Row name={TEXTS.facts.amount} value={formatEurosExact(cents(payment.amount_cents))} />
        <Row name={TEXTS.facts.invoice} value={payment.invoice_number} />
        <Row name={TEXTS.facts.booking} value={payment.booking_reference} />
        {payment.state === "paid" && payment.open_cents > 0 && (
          <Row name={TEXTS.facts.open} value={formatEurosExact(cents(payment.open_cents))} />
        )}
      </dl>
      <div className="result-documents">
        <NextStep payment={payment} />
      </div>
    </section>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function NextStep({ payment }: { payment: PaymentResult }) {
  if (payment.state === "not_paid") {
    const labels = { card: TEXTS.retry, transfer: TEXTS.transfer };
    return <PayButtons invoiceId={payment.invoice_id} labels={labels} />;
  }
  const pdf = `/api/v1/invoices/${payment.invoice_id}/pdf`;
  return (
    <>
      <ButtonLink to={bookingPath(payment.booking_id, "customer")}>{TEXTS.toBooking}</ButtonLink>
      {payment.state === "mismatch" ? (
        <ButtonLink to="/impressum" variant="line">
          {TEXTS.contact}
        </ButtonLink>
      ) : (
        <Button
          variant="line"
          icon="download"
          onClick={() => void downloadDocument(pdf, `${payment.invoice_number}.pdf`)}
        >
          {TEXTS.invoicePdf}
        </Button>
      )}
    </>
  );
}
