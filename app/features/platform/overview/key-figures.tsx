import "#ui/page/kpis.css";
import { OPEN_STATUSES } from "#domain/booking/status.ts";
import { formatMonthName } from "#domain/format/months.ts";
import { formatNumber } from "#domain/format/numbers.ts";
import { cents, formatEuros } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import type { Overview } from "./overview-query.ts";
import { OVERVIEW_TEXTS as TEXTS } from "./texts.ts";

export function KeyFigures({ overview }: { overview: Overview }) {
  const { speakers, customers, bookings } = overview;
  const counted = new Map(bookings.map(({ status, count }) => [status, count]));
  const open = OPEN_STATUSES.reduce((sum, status) => sum + (counted.get(status) ?? 0), 0);
  const [now, before] = overview.revenue.map(({ month, gross_cents }) => ({
    month: formatMonthName(isoDate(month)),
    gross: formatEuros(cents(gross_cents)),
  }));
  return (
    <section aria-label={TEXTS.figures}>
      <dl className="kpis">
        {now && before && (
          <Figure
            label={TEXTS.revenue(now.month)}
            value={now.gross}
            note={TEXTS.revenueBefore(before.gross, before.month)}
          />
        )}
        <Figure
          label={TEXTS.upcoming}
          value={counted.get("confirmed") ?? 0}
          note={TEXTS.upcomingNote(open)}
        />
        <Figure
          label={TEXTS.speakers}
          value={speakers.listed}
          note={TEXTS.speakersOf(speakers.total)}
        />
        <Figure label={TEXTS.customers} value={customers} note={TEXTS.customersNote} />
      </dl>
    </section>
  );
}

type FigureProps = { label: string; value: string | number; note: string };

function Figure({ label, value, note }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{typeof value === "number" ? formatNumber(value) : value}</dd>
      <dd>{note}</dd>
    </div>
  );
}
