import "#ui/page/kpis.css";
import { useQuery } from "@tanstack/react-query";
import { formatDay } from "#domain/format/days.ts";
import { formatUpToOneDecimal } from "#domain/format/decimals.ts";
import { calendarWeek, shareOf } from "#domain/insights/speaker-statistics.ts";
import { cents, formatEurosExact } from "#domain/money.ts";
import { berlinDay, isoDate } from "#domain/time/iso-date.ts";
import { monthNumber } from "#domain/time/month.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Card } from "#ui/card.tsx";
import { BarChart } from "./bar-chart.tsx";
import { type Statistics, statisticsQuery } from "./statistics-query.ts";
import { STATISTICS_TEXTS as TEXTS } from "./texts.ts";

/** The numbers of the own profile in one row. */
export function SpeakerNumbers() {
  const query = useQuery(statisticsQuery);
  return <Loaded query={query}>{(numbers) => <Kpis numbers={numbers} />}</Loaded>;
}

function Kpis({ numbers: { views, answers, fees, upcoming } }: { numbers: Statistics }) {
  const { median_hours: median, conversion_percent: conversion } = answers;
  // An inquiry still waiting was not answered in time either.
  const inTime = shareOf(answers.in_time, answers.answered + answers.overdue);
  const rows: [label: string, value: string, note: string][] = [
    [TEXTS.inquiries, String(answers.inquiries), TEXTS.offers(answers.offers)],
    [
      TEXTS.upcoming,
      String(upcoming.count),
      upcoming.next ? TEXTS.next(formatDay(isoDate(upcoming.next))) : TEXTS.none,
    ],
    [TEXTS.fees(fees.year), formatEurosExact(cents(fees.net_cents)), TEXTS.feesNote],
    [
      TEXTS.answer,
      median === null ? TEXTS.unknown : TEXTS.hours(formatUpToOneDecimal(median)),
      inTime === null ? TEXTS.answerTarget : TEXTS.answerShare(inTime),
    ],
    [
      TEXTS.conversion,
      conversion === null ? TEXTS.unknown : TEXTS.percent(conversion),
      TEXTS.conversionNote(answers.booked, answers.inquiries),
    ],
    [TEXTS.views, String(views.current), TEXTS.viewsChange(views.current - views.previous)],
  ];
  return (
    <dl className="kpis" aria-label={TEXTS.kpis}>
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

/** Views and fees over time. Says nothing while the numbers are missing: the row above already does. */
export function SpeakerCharts() {
  const { data } = useQuery(statisticsQuery);
  if (!data) return null;
  return (
    <>
      <ViewsCard weeks={data.weeks} />
      <FeesCard fees={data.fees} />
    </>
  );
}

function ViewsCard({ weeks }: Pick<Statistics, "weeks">) {
  const now = weeks.at(-1);
  if (!now || weeks.every(({ views }) => views === 0)) {
    return <EmptyCard title={TEXTS.chart} text={TEXTS.noViews} />;
  }
  return (
    <Card title={TEXTS.chart} actions={<span className="note">{TEXTS.chartSpan}</span>}>
      <BarChart
        title={TEXTS.chart}
        columns={[TEXTS.week, TEXTS.weekCount]}
        now={weeks.length - 1}
        bars={weeks.map(({ week, views }) => ({
          label: String(calendarWeek(isoDate(week))),
          value: views,
          text: String(views),
        }))}
      />
      <p className="note mt-2">
        {TEXTS.current(calendarWeek(isoDate(now.week)), now.views, now.inquiries)}
      </p>
    </Card>
  );
}

function FeesCard({ fees: { year, net_cents: total, months } }: Pick<Statistics, "fees">) {
  if (total === 0) return <EmptyCard title={TEXTS.fees(year)} text={TEXTS.noFees(year)} />;
  return (
    <Card title={TEXTS.fees(year)}>
      <BarChart
        title={TEXTS.fees(year)}
        columns={[TEXTS.month, TEXTS.amount]}
        now={monthNumber(berlinDay(Date.now())) - 1}
        bars={months.map(({ month, net_cents }) => ({
          label: String(monthNumber(isoDate(month))),
          value: net_cents,
          text: formatEurosExact(cents(net_cents)),
        }))}
      />
      <p className="note mt-2">{TEXTS.feesNote}</p>
    </Card>
  );
}

/** Bars of nothing would be a frame without a picture. */
function EmptyCard({ title, text }: { title: string; text: string }) {
  return (
    <Card title={title}>
      <p className="note">{text}</p>
    </Card>
  );
}
