import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { downloadDocument } from "#app/session/download-document.ts";
import { formatDayNumeric } from "#domain/format/days.ts";
import { INVOICE_FILTERS, INVOICE_SORTS, listedAmount } from "#domain/invoicing/invoice-list.ts";
import { cents, formatEurosExact } from "#domain/money.ts";
import { berlinDay, isoDate } from "#domain/time/iso-date.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { ListCard } from "#parts/list/list-card.tsx";
import { useListState } from "#parts/list/use-list-state.ts";
import { Status } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { type Column, tableColumns } from "#ui/table/table.tsx";
import { BankFileSheet } from "./bank-file-sheet.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { type InvoiceRow, invoicesQuery } from "./invoice-api.ts";
import { InvoiceSheet } from "./invoice-sheet.tsx";
import { INVOICE_STATE, ADMIN_INVOICE_TEXTS as TEXTS } from "./texts.ts";

const SPEC = { sorts: INVOICE_SORTS, filters: ["state", "year"] } as const;
const OPEN_PARAMETER = "rechnung";

/** Every document that was issued, what was paid for it, and what to do next. */
export function InvoicesScreen() {
  const list = useListState(SPEC);
  const query = useQuery(invoicesQuery(list.state));
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<"bank" | "export" | null>(null);
  const openInvoice = (id: string | null) => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete(OPEN_PARAMETER);
    else next.set(OPEN_PARAMETER, id);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="dashboard">
      <AdminHead
        title={TEXTS.title}
        note={TEXTS.note}
        actions={
          <>
            <Button variant="line" icon="upload" onClick={() => setOpen("bank")}>
              {TEXTS.bankFile}
            </Button>
            <Button variant="line" icon="download" onClick={() => setOpen("export")}>
              {TEXTS.exports}
            </Button>
          </>
        }
      />
      <ListCard
        name="invoices"
        caption={TEXTS.title}
        list={list}
        query={query}
        nameOf={(row) => row.number}
        placeholder={TEXTS.placeholder}
        columns={columnsFor(openInvoice)}
        filters={[
          { name: "state", label: TEXTS.state, options: STATE_OPTIONS },
          { name: "year", label: TEXTS.year, options: yearOptions() },
        ]}
        onExport={(asked) =>
          downloadDocument(`/api/v1/admin/invoices.csv?${asked}`, "rechnungen.csv")
        }
        empty={{ title: TEXTS.emptyTitle, text: TEXTS.emptyText }}
      />
      <InvoiceSheet id={params.get(OPEN_PARAMETER)} onClose={() => openInvoice(null)} />
      <BankFileSheet open={open === "bank"} onClose={() => setOpen(null)} />
      <ExportDialog open={open === "export"} onClose={() => setOpen(null)} />
    </div>
  );
}

const STATE_OPTIONS = INVOICE_FILTERS.map((value) => ({
  value,
  label: value === "late" ? TEXTS.late : INVOICE_STATE[value].word,
}));

/** This year and the eight that are kept. */
function yearOptions() {
  const thisYear = Number(berlinDay(Date.now()).slice(0, 4));
  return Array.from({ length: 9 }, (_, back) => String(thisYear - back)).map((value) => {
    return { value, label: value };
  });
}

const euros = (value: number) => formatEurosExact(cents(value));
const listedEuros = (row: InvoiceRow, value: number) =>
  formatEurosExact(listedAmount(row, cents(value)));
function columnsFor(open: (id: string) => void): readonly Column<InvoiceRow>[] {
  const { columns } = TEXTS;
  return tableColumns(columns, {
    number: {
      isLead: true,
      sort: "number",
      cell: (row) => (
        <span className="cell-stack">
          <button
            type="button"
            className="link justify-self-start whitespace-nowrap"
            aria-label={TEXTS.open(row.number)}
            onClick={() => open(row.id)}
          >
            {row.number}
          </button>
          <span className="whitespace-nowrap">{row.booking_reference}</span>
          {TEXTS.parts[row.part] && <span>{TEXTS.parts[row.part]}</span>}
        </span>
      ),
    },
    buyer: {
      sort: "buyer",
      cell: (row) => (
        <span className="cell-stack">
          <span>{row.buyer}</span>
          <span>{row.event_title}</span>
        </span>
      ),
    },
    issued: {
      cell: (row) => formatDayNumeric(isoDate(row.issue_date)),
    },
    due: {
      sort: "due_date",
      cell: (row) => (row.kind === "invoice" ? formatDayNumeric(isoDate(row.due_date)) : "–"),
    },
    net: {
      isNumber: true,
      cell: (row) => listedEuros(row, row.net_cents),
    },
    vat: {
      isNumber: true,
      cell: (row) => listedEuros(row, row.vat_cents),
    },
    gross: {
      isNumber: true,
      sort: "gross_cents",
      cell: (row) => <strong>{listedEuros(row, row.gross_cents)}</strong>,
    },
    paid: {
      isNumber: true,
      cell: (row) => (row.kind === "invoice" ? euros(row.paid_cents) : "–"),
    },
    level: {
      isNumber: true,
      cell: (row) => (row.dunning_level > 0 ? row.dunning_level : "–"),
    },
    state: {
      cell: (row) => {
        const { word, shape } = INVOICE_STATE[row.state];
        return <Status shape={shape}>{word}</Status>;
      },
    },
  });
}
