import { formatUpToOneDecimal } from "#domain/format/decimals.ts";
import { formatNumber } from "#domain/format/numbers.ts";
import { changeOf } from "#domain/insights/period.ts";
import { shareOf } from "#domain/insights/speaker-statistics.ts";
import { cents, formatEuros } from "#domain/money.ts";
import type { Overview } from "./overview-query.ts";
import { OVERVIEW_TEXTS as TEXTS } from "./texts.ts";

type Figures = Overview["figures"]["current"];

const euros = (value: number) => formatEuros(cents(Math.round(value)));
const percent = (value: number | null) => (value === null ? TEXTS.unknown : TEXTS.percent(value));
/** The share of the time before, if there was anything to take a share of. */
const shareBefore = (share: number | null, days: number) =>
  share === null ? TEXTS.change(null, days) : TEXTS.before(TEXTS.percent(share));
const averageValue = ({ booked_cents, bookings }: Figures) =>
  bookings === 0 ? 0 : booked_cents / bookings;

/** The way from a look to a booking, and what it was worth, each beside the time before. */
export function PeriodFigures({ figures: { days, current, previous } }: Pick<Overview, "figures">) {
  const compare = (pick: (figures: Figures) => number) =>
    TEXTS.change(changeOf(pick(current), pick(previous)), days);
  const hours = current.median_answer_hours;
  const before = previous.median_answer_hours;
  const rows: [label: string, value: string, note: string][] = [
    [TEXTS.views, formatNumber(current.views), compare(({ views }) => views)],
    [TEXTS.inquiries, formatNumber(current.inquiries), compare(({ inquiries }) => inquiries)],
    [TEXTS.offers, formatNumber(current.offers), compare(({ offers }) => offers)],
    [TEXTS.booked, formatNumber(current.bookings), compare(({ bookings }) => bookings)],
    [TEXTS.volume, euros(current.booked_cents), compare(({ booked_cents }) => booked_cents)],
    [
      TEXTS.commission,
      euros(current.commission_cents),
      compare(({ commission_cents }) => commission_cents),
    ],
    [TEXTS.averageValue, euros(averageValue(current)), compare(averageValue)],
    [
      TEXTS.answerTime,
      hours === null ? TEXTS.unknown : TEXTS.hours(formatUpToOneDecimal(hours)),
      before === null
        ? TEXTS.answerTarget
        : TEXTS.before(TEXTS.hours(formatUpToOneDecimal(before))),
    ],
    [
      TEXTS.accepted,
      percent(shareOf(current.accepted, current.inquiries)),
      shareBefore(shareOf(previous.accepted, previous.inquiries), days),
    ],
    [
      TEXTS.cancelled,
      percent(shareOf(current.cancelled, current.bookings)),
      shareBefore(shareOf(previous.cancelled, previous.bookings), days),
    ],
  ];
  return (
    <dl className="figure-grid" aria-label={TEXTS.periodTitle}>
      {rows.map(([label, value, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
