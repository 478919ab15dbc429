import "./bank-file.css";
import { useState } from "react";
import { refusalOf } from "#app/session/unwrap-response.ts";
import { formatDayNumeric } from "#domain/format/days.ts";
import { formatForeignAmount } from "#domain/format/foreign-amount.ts";
import { cents, formatEurosExact } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { Status } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { Table } from "#ui/table/table.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { type BankProposal, refreshInvoices, storePayment } from "./invoice-api.ts";
import { ADMIN_INVOICE_TEXTS, BANK_TEXTS as TEXTS } from "./texts.ts";

type Entry = BankProposal["entries"][number];
const euros = (value: number) => formatEurosExact(cents(value));

export function BankEntries({ proposal }: { proposal: BankProposal }) {
  const { entries, invoices } = proposal;
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [booked, setBooked] = useState(
    () => new Set(entries.filter(({ is_booked }) => is_booked).map(({ key }) => key)),
  );
  const { run, isBusy } = useAction();
  const choiceOf = (entry: Entry) => chosen[entry.key] ?? sureMatch(entry) ?? "";
  const sure = entries.filter((entry) => sureMatch(entry) && !booked.has(entry.key));
  const bookAll = async (wanted: readonly Entry[]) => {
    for (const entry of wanted) {
      if (await bookEntry(entry, choiceOf(entry))) {
        setBooked((before) => new Set([...before, entry.key]));
      }
    }
  };
  const book = (wanted: readonly Entry[]) =>
    run(() => bookAll(wanted), { onSettled: refreshInvoices });
  if (entries.length === 0) return <p className="note">{TEXTS.none}</p>;
  const labelOf = ({ number, buyer, open_cents }: BankProposal["invoices"][number]) =>
    TEXTS.option(number, buyer, euros(open_cents));
  return (
    <div className="bank-entries">
      <div className="dashboard-head">
        <p role="status">{TEXTS.summary(entries.length, entries.filter(sureMatch).length)}</p>
        {sure.length > 0 && (
          <Button size="sm" disabled={isBusy} onClick={() => void book(sure)}>
            {TEXTS.bookSure(sure.length)}
          </Button>
        )}
      </div>
      <Table
        caption={TEXTS.title}
        rows={entries}
        rowKey={({ key }) => key}
        columns={[
          {
            key: "payer",
            label: TEXTS.columns.payer,
            isLead: true,
            cell: (entry) => (
              <span className="cell-stack">
                <span>{entry.payer || "–"}</span>
                <span>{entry.purpose}</span>
              </span>
            ),
          },
          {
            key: "day",
            label: TEXTS.columns.day,
            cell: (entry) => formatDayNumeric(isoDate(entry.booked_on)),
          },
          {
            key: "amount",
            label: TEXTS.columns.amount,
            isNumber: true,
            cell: amountOf,
          },
          {
            key: "invoice",
            label: TEXTS.columns.invoice,
            cell: (entry) => {
              if (booked.has(entry.key)) return <Status shape="done">{TEXTS.booked}</Status>;
              if (!isEuros(entry)) return TEXTS.otherCurrency;
              return (
                <Choice
                  entry={entry}
                  value={choiceOf(entry)}
                  options={invoices.map((one) => ({ value: one.id, label: labelOf(one) }))}
                  onChange={(id) => setChosen({ ...chosen, [entry.key]: id })}
                />
              );
            },
          },
          {
            key: "action",
            label: TEXTS.columns.action,
            isTools: true,
            cell: (entry) =>
              !booked.has(entry.key) &&
              isEuros(entry) && (
                <Button
                  size="sm"
                  variant="line"
                  disabled={isBusy || choiceOf(entry) === ""}
                  aria-label={TEXTS.bookOf(entry.payer, euros(entry.amount_cents))}
                  onClick={() => void book([entry])}
                >
                  {TEXTS.book}
                </Button>
              ),
          },
        ]}
      />
    </div>
  );
}

type ChoiceProps = {
  entry: Entry;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (id: string) => void;
};

/** Proposals first, then everything that is open. */
function Choice({ entry, value, options, onChange }: ChoiceProps) {
  const proposed = entry.matches.map(({ invoice_id }) => invoice_id);
  const ordered = options.toSorted(
    (a, b) => Number(proposed.includes(b.value)) - Number(proposed.includes(a.value)),
  );
  const match = entry.matches.find(({ invoice_id }) => invoice_id === value) ?? entry.matches[0];
  return (
    <span className="cell-stack">
      <Select
        label={TEXTS.chooseFor(entry.payer)}
        isLabelHidden
        placeholder={TEXTS.choose}
        options={ordered}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <span>{match ? TEXTS.kinds[match.kind] : TEXTS.unmatched}</span>
    </span>
  );
}

function sureMatch({ matches }: Entry): string | undefined {
  return matches.find(({ kind }) => kind === "sure")?.invoice_id;
}

const isEuros = ({ currency }: Entry) => currency === "EUR";

/** What a file calls its currency need not be one: the word is shown as it stands. */
function amountOf(entry: Entry): string {
  const { amount_cents, currency } = entry;
  if (isEuros(entry)) return euros(amount_cents);
  return formatForeignAmount(amount_cents, currency);
}

async function bookEntry(entry: Entry, invoiceId: string): Promise<boolean> {
  try {
    await storePayment(invoiceId, {
      kind: "payment",
      amount_cents: entry.amount_cents,
      received_on: entry.booked_on,
      note: entry.purpose.slice(0, 500),
      bank_entry: entry.key,
    });
    return true;
  } catch (error) {
    const refusal = refusalOf(error);
    toast.show({ kind: "error", text: refusal?.message || ADMIN_INVOICE_TEXTS.failed });
    return refusal?.code === "already_recorded";
  }
}
