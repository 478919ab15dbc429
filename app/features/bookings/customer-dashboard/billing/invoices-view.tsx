import "../customer-dashboard.css";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { formatDay } from "#domain/format/days.ts";
import { listedAmount } from "#domain/invoicing/invoice-list.ts";
import { isOwed, OWN_INVOICE_SORTS, OWN_INVOICE_STATES } from "#domain/invoicing/own-invoice.ts";
import { cents, formatEurosExact } from "#domain/money.ts";
import { type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { type Download, DownloadButton } from "#parts/download-button.tsx";
import { ListCard } from "#parts/list/list-card.tsx";
import { useListState } from "#parts/list/use-list-state.ts";
import { Status } from "#ui/badge/badge.tsx";
import { type Column, tableColumns } from "#ui/table/table.tsx";
import { bookingPath } from "../dashboard-view.ts";
import { INVOICE_TEXTS as TEXTS } from "../texts.ts";
import { amountDue, type InvoiceItem, invoiceState } from "./invoice-state.ts";
import { ownInvoiceList } from "./own-invoices.ts";

type InvoicesViewProps = { today: IsoDate; download: Download };

const SPEC = { sorts: OWN_INVOICE_SORTS, filters: ["state"] } as const;

const FILTERS = [
  {
    name: "state",
    label: TEXTS.columns.state,
    options: OWN_INVOICE_STATES.map((value) => ({ value, label: TEXTS.state[value].word })),
  },
];

/** Every invoice, to be searched, filtered and sorted; the address keeps all of it. */
export function InvoicesView({ today, download }: InvoicesViewProps) {
  const list = useListState(SPEC);
  const query = useQuery(ownInvoiceList(list.state));
  return (
    <ListCard
      name="own-invoices"
      caption={TEXTS.title}
      list={list}
      query={query}
      columns={columnsFor(today, download)}
      nameOf={({ number }) => number}
      placeholder={TEXTS.placeholder}
      filters={FILTERS}
      sorts={TEXTS.sorts}
      empty={{ title: TEXTS.none, text: TEXTS.noneText }}
    />
  );
}

function columnsFor(today: IsoDate, download: Download): readonly Column<InvoiceItem>[] {
  const { columns } = TEXTS;
  return tableColumns(columns, {
    number: { isLead: true, cell: (row) => <Name {...row} /> },
    issued: {
      sort: "issued",
      cell: (row) => dayOf(row.issue_date),
    },
    due: {
      sort: "due",
      cell: (row) => (row.kind === "invoice" ? dayOf(row.due_date) : "–"),
    },
    state: { cell: (row) => <State invoice={row} today={today} /> },
    net: { isNumber: true, cell: (row) => signed(row, row.net_cents) },
    gross: {
      sort: "gross",
      isNumber: true,
      cell: (row) => <strong>{signed(row, row.gross_cents)}</strong>,
    },
    files: {
      cell: (row) => <Files invoice={row} download={download} />,
    },
  });
}

const dayOf = (day: string) => <span className="whitespace-nowrap">{formatDay(isoDate(day))}</span>;
const amount = (value: number) => formatEurosExact(cents(value));
const signed = (row: InvoiceItem, value: number) => amount(listedAmount(row, cents(value)));

function Name({ kind, number, booking_id, event_title }: InvoiceItem) {
  return (
    <span className="grid">
      <strong>{`${TEXTS.kinds[kind]} ${number}`}</strong>
      <Link className="link" to={bookingPath(booking_id)}>
        {event_title}
      </Link>
    </span>
  );
}

function State({ invoice, today }: { invoice: InvoiceItem; today: IsoDate }) {
  const state = invoiceState(invoice, today);
  const { word, shape } = TEXTS.state[state];
  const isPartlyPaid = invoice.paid_cents > 0 && isOwed(state);
  return (
    <span className="grid justify-items-start">
      <Status shape={shape}>{word}</Status>
      {isPartlyPaid && <span className="note">{TEXTS.partlyPaid(amount(amountDue(invoice)))}</span>}
    </span>
  );
}

function Files({ invoice, download }: { invoice: InvoiceItem; download: Download }) {
  const { id, number, is_ready } = invoice;
  if (!is_ready) return <span className="note">{TEXTS.notReady}</span>;
  const base = `/api/v1/invoices/${id}`;
  return (
    <span className="dashboard-files">
      <DownloadButton
        size="sm"
        path={`${base}/pdf`}
        name={`${number}.pdf`}
        label={TEXTS.pdfOf(number)}
        download={download}
      >
        {TEXTS.pdf}
      </DownloadButton>
      <DownloadButton
        size="sm"
        path={`${base}/xml`}
        name={`${number}-xrechnung.xml`}
        label={TEXTS.xmlOf(number)}
        download={download}
      >
        {TEXTS.xml}
      </DownloadButton>
    </span>
  );
}
