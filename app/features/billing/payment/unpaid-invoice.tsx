import "#parts/layout/result.css";
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "#app/session/query-client.ts";
import { bookingPath } from "#domain/booking/booking-path.ts";
import { isPayable } from "#domain/invoicing/invoice-state.ts";
import { cents, formatEurosExact } from "#domain/money.ts";
import { Loaded } from "#parts/loaded.tsx";
import { STATE_TEXTS } from "#parts/texts.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { PayButtons } from "./pay-buttons.tsx";
import { type TransferDetails, transferQuery } from "./payment-api.ts";
import { ResultHead } from "./result-head.tsx";
import { CANCELED_TEXTS, MISSING_TEXTS } from "./texts.ts";

/** The stored invoice after a payment was given up: it may need none any more. */
export function UnpaidInvoice({ id }: { id: string }) {
  const query = useQuery(transferQuery(id), queryClient());
  return (
    <Loaded query={query}>
      {(invoice) => (invoice ? <Found invoice={invoice} /> : <Missing />)}
    </Loaded>
  );
}

function Found({ invoice }: { invoice: TransferDetails }) {
  const { state, number, open_cents, held_cents, gross_cents, invoice_id, booking_id } = invoice;
  const isAsked = isPayable(state) && open_cents > held_cents;
  const { title, lead } = isAsked
    ? CANCELED_TEXTS.open(number, formatEurosExact(cents(open_cents)))
    : CANCELED_TEXTS.settled(state)(number, formatEurosExact(cents(gross_cents)));
  return (
    <>
      <ResultHead title={title} lead={lead} />
      {isAsked && <p>{CANCELED_TEXTS.next}</p>}
      <div className="result-actions">
        {isAsked && (
          <PayButtons
            invoiceId={invoice_id}
            labels={{ card: CANCELED_TEXTS.retry, transfer: CANCELED_TEXTS.transfer }}
          />
        )}
        <ButtonLink
          to={bookingPath(booking_id, "customer")}
          variant={isAsked ? "ghost" : "primary"}
        >
          {CANCELED_TEXTS.toBooking}
        </ButtonLink>
      </div>
    </>
  );
}

function Missing() {
  return (
    <>
      <ResultHead title={STATE_TEXTS.unknownBooking} lead={MISSING_TEXTS.text} />
      <div className="result-actions">
        <ButtonLink to="/dashboard/customer">{CANCELED_TEXTS.toDashboard}</ButtonLink>
      </div>
    </>
  );
}
