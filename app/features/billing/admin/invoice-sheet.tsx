import "#parts/layout/result.css";
import "#ui/table/table.css";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { downloadDocument } from "#app/session/download-document.ts";
import { formatDateTime } from "#domain/format/date-times.ts";
import { formatDay, formatDayLong } from "#domain/format/days.ts";
import { formatBasisPoints } from "#domain/format/numbers.ts";
import { listedAmount } from "#domain/invoicing/invoice-list.ts";
import { isVoid } from "#domain/invoicing/invoice-state.ts";
import { cents, formatEurosExact } from "#domain/money.ts";
import { berlinDay, isoDate } from "#domain/time/iso-date.ts";
import { DownloadButton } from "#parts/download-button.tsx";
import { Loaded } from "#parts/loaded.tsx";
import { actionWord } from "#parts/record/action-texts.ts";
import { PROVIDER_WORDS } from "#parts/status-labels.ts";
import { Status } from "#ui/badge/badge.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { InvoiceActions } from "./invoice-actions.tsx";
import { type InvoiceFile, invoiceFileQuery } from "./invoice-api.ts";
import { INVOICE_STATE, INVOICE_FILE_TEXTS as TEXTS } from "./texts.ts";

const euros = (value: number) => formatEurosExact(cents(value));

type InvoiceSheetProps = {
  /** Null while none is open. */
  id: string | null;
  onClose: () => void;
};

/** One invoice beside the list: amounts, files, money, history, and what may be done next. */
export function InvoiceSheet({ id, onClose }: InvoiceSheetProps) {
  const query = useQuery({ ...invoiceFileQuery(id ?? ""), enabled: id !== null });
  return (
    <Sheet
      open={id !== null}
      wide="side"
      title={TEXTS.title(query.data?.invoice.number ?? "")}
      onClose={onClose}
    >
      <Loaded query={query}>{(file) => <File file={file} />}</Loaded>
    </Sheet>
  );
}

function File({ file }: { file: InvoiceFile }) {
  const { invoice } = file;
  return (
    <div className="dashboard">
      <dl className="result-rows">
        {rowsOf(file).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <InvoiceActions file={file} />
      {invoice.is_ready && <Files file={file} />}
      <Payments payments={file.payments} />
      {file.reminders.length > 0 && <Reminders reminders={file.reminders} />}
      <History history={file.history} />
    </div>
  );
}

function rowsOf({ invoice, open_cents, overpaid_cents, credits }: InvoiceFile) {
  const { facts } = TEXTS;
  const { word, shape } = INVOICE_STATE[invoice.state];
  const percent = formatBasisPoints(invoice.vat_rate_basis_points);
  const signed = (value: number) => euros(listedAmount(invoice, cents(value)));
  const vat = `${signed(invoice.vat_cents)} (${TEXTS.vatReasons[invoice.vat_treatment](percent)})`;
  const isInvoice = invoice.kind === "invoice";
  return [
    [facts.state, <Status key="state" shape={shape}>{`${word}`}</Status>],
    [
      facts.booking,
      <Link key="booking" className="underline" to={`/admin/bookings/${invoice.booking_id}`}>
        {`${invoice.booking_reference}, ${invoice.event_title}`}
      </Link>,
    ],
    ...counterpartRow(invoice),
    [facts.buyer, invoice.buyer],
    [facts.issued, formatDay(isoDate(invoice.issue_date))],
    ...(isInvoice ? [[facts.due, formatDay(isoDate(invoice.due_date))] as const] : []),
    [facts.net, signed(invoice.net_cents)],
    [facts.vat, vat],
    [facts.gross, signed(invoice.gross_cents)],
    ...(invoice.dunning_level > 0
      ? [[facts.level, TEXTS.level(invoice.dunning_level)] as const]
      : []),
    ...money(facts.fees, invoice.fees_cents),
    ...money(facts.paid, invoice.paid_cents),
    ...openRow(invoice.state, open_cents),
    ...creditRow(credits),
    ...money(facts.overpaid, overpaid_cents),
    ...money(facts.commission, invoice.commission_cents ?? 0),
    ...money(facts.payout, invoice.payout_cents ?? 0),
  ] as const;
}

/** A cancelled invoice leads to the document that cancels it, and back. */
function counterpartRow({ kind, counterpart_id, counterpart_number }: InvoiceFile["invoice"]) {
  if (!counterpart_id) return [];
  const { cancels, cancelledBy } = TEXTS.facts;
  return [
    [
      kind === "invoice" ? cancelledBy : cancels,
      <Link key="counterpart" className="underline" to={`?rechnung=${counterpart_id}`}>
        {counterpart_number}
      </Link>,
    ] as const,
  ];
}

/** What is expected, or what was given up; nothing of what was taken back. */
function openRow(state: InvoiceFile["invoice"]["state"], open: number) {
  if (isVoid(state)) return [];
  const { writtenOff, open: name } = TEXTS.facts;
  return [[state === "written_off" ? writtenOff : name, euros(open)] as const];
}

/** What could pay this invoice without a transfer, and where it lies. */
function creditRow(credits: InvoiceFile["credits"]) {
  if (credits.length === 0) return [];
  const words = credits.map(({ number, amount_cents }) => `${number}: ${euros(amount_cents)}`);
  return [[TEXTS.facts.credit, words.join(", ")] as const];
}

/** What is nothing needs no line. */
function money(name: string, value: number) {
  return value === 0 ? [] : [[name, euros(value)] as const];
}

function Files({ file: { invoice } }: { file: InvoiceFile }) {
  const base = `/api/v1/invoices/${invoice.id}`;
  const settlement = invoice.settlement_number;
  return (
    <section className="grid gap-2">
      <h3 className="h3">{TEXTS.files}</h3>
      <div className="button-row">
        <DownloadButton
          size="sm"
          path={`${base}/pdf`}
          name={`${invoice.number}.pdf`}
          download={downloadDocument}
        >
          {TEXTS.pdf}
        </DownloadButton>
        <DownloadButton
          size="sm"
          path={`${base}/xml`}
          name={`${invoice.number}-xrechnung.xml`}
          download={downloadDocument}
        >
          {TEXTS.xml}
        </DownloadButton>
        {settlement && (
          <DownloadButton
            size="sm"
            path={`/api/v1/bookings/${invoice.booking_id}/settlement`}
            name={`${settlement}.pdf`}
            download={downloadDocument}
          >
            {TEXTS.settlement}
          </DownloadButton>
        )}
      </div>
    </section>
  );
}

function Payments({ payments }: Pick<InvoiceFile, "payments">) {
  return (
    <section className="grid gap-2">
      <h3 className="h3">{TEXTS.payments}</h3>
      {payments.length === 0 && <p className="note">{TEXTS.noPayments}</p>}
      <ul className="grid gap-2">
        {payments.map((payment) => (
          <li key={payment.id} className="cell-stack">
            <span>
              <strong>{euros(payment.amount_cents)}</strong> {wordsOf(payment)}
            </span>
            <span>{[receivedOn(payment), payment.note].filter(Boolean).join(" · ")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function wordsOf({ kind, provider, status }: InvoiceFile["payments"][number]): string {
  if (provider === "offset") return `${PROVIDER_WORDS.offset}, ${TEXTS.creditOffset[kind]}`;
  if (kind === "refund") return `${TEXTS.refund}, ${TEXTS.refundStatus[status]}`;
  return `${PROVIDER_WORDS[provider]}, ${TEXTS.paymentStatus[status]}`;
}

/** Of money on the account only the day is known. */
function receivedOn({ provider, received_at, created_at }: InvoiceFile["payments"][number]) {
  const at = received_at ?? created_at;
  return provider === "bank_transfer"
    ? formatDayLong(berlinDay(Date.parse(at)))
    : formatDateTime(at);
}

function Reminders({ reminders }: Pick<InvoiceFile, "reminders">) {
  return (
    <section className="grid gap-2">
      <h3 className="h3">{TEXTS.reminders}</h3>
      <ul className="grid gap-2">
        {reminders.map(({ level, fee_cents, due_date, sent_at }) => (
          <li key={level} className="cell-stack">
            <strong>{TEXTS.level(level)}</strong>
            <span>
              {TEXTS.reminder(
                formatDateTime(sent_at),
                euros(fee_cents),
                formatDay(isoDate(due_date)),
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ history }: Pick<InvoiceFile, "history">) {
  return (
    <section className="grid gap-2">
      <h3 className="h3">{TEXTS.history}</h3>
      {history.length === 0 && <p className="note">{TEXTS.noHistory}</p>}
      <ol className="grid gap-2">
        {history.map((entry) => (
          <li key={`${entry.at}${entry.action}${entry.amount_cents}`} className="cell-stack">
            <span>
              {TEXTS.historyActions[entry.action] ?? actionWord(entry.action)}
              {entry.level !== null && `, ${TEXTS.level(entry.level)}`}
              {entry.amount_cents !== null && `, ${euros(entry.amount_cents)}`}
            </span>
            <span>{[formatDateTime(entry.at), entry.reason].filter(Boolean).join(" · ")}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
