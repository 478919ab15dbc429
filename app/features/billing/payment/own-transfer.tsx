import "./payment.css";
import "#parts/layout/result.css";
import "#ui/card.css";
import { useQuery } from "@tanstack/react-query";
import { downloadDocument } from "#app/session/download-document.ts";
import { queryClient } from "#app/session/query-client.ts";
import { bookingPath } from "#domain/booking/booking-path.ts";
import { formatDay } from "#domain/format/days.ts";
import { isPayable } from "#domain/invoicing/invoice-state.ts";
import { cents, formatAmountPlain, formatEurosExact } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { CopyField } from "./copy-field.tsx";
import { CardButton } from "./pay-buttons.tsx";
import { type TransferDetails, transferQuery } from "./payment-api.ts";
import { TRANSFER_TEXTS as TEXTS } from "./texts.ts";

const euros = (value: number) => formatEurosExact(cents(value));

/** Read with the session; for other accounts the invoice does not exist. */
export function OwnTransfer({ id }: { id: string }) {
  const query = useQuery(transferQuery(id), queryClient());
  return (
    <Loaded query={query}>
      {(transfer) => (transfer ? <Found transfer={transfer} /> : <Missing />)}
    </Loaded>
  );
}

function Missing() {
  return (
    <div className="result-hint">
      <span>{TEXTS.none}</span>
      <ButtonLink to="/dashboard/customer?ansicht=rechnungen" variant="line">
        {TEXTS.toDashboard}
      </ButtonLink>
    </div>
  );
}

function Found({ transfer }: { transfer: TransferDetails }) {
  const note = TEXTS.state[transfer.state];
  const { held_cents, open_cents } = transfer;
  const isOpen = isPayable(transfer.state);
  const isAsked = isOpen && open_cents > held_cents;
  return (
    <>
      {isOpen && held_cents > 0 ? (
        <Alert variant="info">{TEXTS.held(euros(held_cents))}</Alert>
      ) : (
        note && <Alert variant={note.variant}>{note.text}</Alert>
      )}
      {isAsked ? (
        <>
          <p>{TEXTS.lead}</p>
          <Details transfer={transfer} />
        </>
      ) : (
        <p>{TEXTS.invoice(transfer.number, euros(transfer.gross_cents))}</p>
      )}
      <div className="result-actions">
        {transfer.takes_cards && isAsked && (
          <CardButton invoiceId={transfer.invoice_id} label={TEXTS.card} variant="line" />
        )}
        {transfer.is_ready && (
          <Button
            variant="line"
            icon="download"
            onClick={() =>
              void downloadDocument(
                `/api/v1/invoices/${transfer.invoice_id}/pdf`,
                `${transfer.number}.pdf`,
              )
            }
          >
            {TEXTS.pdf}
          </Button>
        )}
        <ButtonLink to={bookingPath(transfer.booking_id, "customer")} variant="ghost">
          {TEXTS.toBooking}
        </ButtonLink>
      </div>
    </>
  );
}

function Details({ transfer }: { transfer: TransferDetails }) {
  const { fields } = TEXTS;
  const { account_holder, iban, bic, number, open_cents, due_date } = transfer;
  const amount = formatAmountPlain(open_cents);
  return (
    <section className="panel transfer-card">
      <div className="transfer-fields">
        <h2 className="h2">{TEXTS.details}</h2>
        <CopyField name={fields.holder} value={account_holder} />
        <CopyField name={fields.iban} value={iban.replace(/(.{4})(?=.)/g, "$1 ")} copied={iban} />
        <CopyField name={fields.bic} value={bic} />
        <CopyField name={fields.amount} value={euros(open_cents)} copied={amount} />
        <Breakdown transfer={transfer} />
        <CopyField name={fields.purpose} value={number} />
        <p className="transfer-due">
          <span>{fields.due}</span> <strong>{formatDay(isoDate(due_date))}</strong>
        </p>
      </div>
      {transfer.giro_code && <GiroCode code={transfer.giro_code} />}
      <div className="transfer-notes">
        {TEXTS.notes[transfer.country] && <p>{TEXTS.notes[transfer.country]}</p>}
        <p>{TEXTS.processing}</p>
      </div>
    </section>
  );
}

/** Where the open amount comes from, unless it is the invoice itself. */
function Breakdown({ transfer }: { transfer: TransferDetails }) {
  const { gross_cents, fees_cents, paid_cents } = transfer;
  if (fees_cents === 0 && paid_cents === 0) return null;
  const parts = [
    TEXTS.gross(euros(gross_cents)),
    ...(fees_cents > 0 ? [TEXTS.fees(euros(fees_cents))] : []),
    ...(paid_cents > 0 ? [TEXTS.paid(euros(paid_cents))] : []),
  ];
  return <p className="transfer-sum">{parts.join(", ")}</p>;
}

type GiroCodeProps = { code: NonNullable<TransferDetails["giro_code"]> };

/** Dark on light in every theme: readers want it that way. */
function GiroCode({ code: { size, path } }: GiroCodeProps) {
  return (
    <figure className="transfer-code">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={TEXTS.giroCodeAlt}>
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <figcaption>
        <strong>{TEXTS.giroCode}</strong>
        <span>{TEXTS.giroCodeText}</span>
      </figcaption>
    </figure>
  );
}
