import { useQuery } from "@tanstack/react-query";
import { calendarWeek, shareOf } from "#domain/insights/speaker-statistics.ts";
import { berlinDay, formatDay, isoDate } from "#domain/iso-date.ts";
import { cents, formatEuros } from "#domain/money.ts";
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

const oneDecimal = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 });

function Kpis({ numbers: { views, answers, fees, upcoming } }: { numbers: Statistics }) {
  const { median_hours: median, conversion_percent: conversion } = answers;
  const inTime = shareOf(answers.in_time, answers.answered);
  const rows: [label: string, value: string, note: string][] = [
    [TEXTS.inquiries, String(answers.inquiries), TEXTS.offers(answers.offers)],
    [
      TEXTS.upcoming,
      String(upcoming.count),
      upcoming.next ? TEXTS.next(formatDay(isoDate(upcoming.next))) : TEXTS.none,
    ],
    [TEXTS.fees(fees.year), formatEuros(cents(fees.net_cents)), TEXTS.feesNote],
    [
      TEXTS.answer,
      median === null ? TEXTS.unknown : TEXTS.hours(oneDecimal.format(median)),
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
  const now = data.weeks.at(-1);
  return (
    <>
      <Card title={TEXTS.chart} actions={<span className="booking-note">{TEXTS.chartSpan}</span>}>
        <BarChart
          title={TEXTS.chart}
          columns={[TEXTS.week, TEXTS.weekCount]}
          now={data.weeks.length - 1}
          bars={data.weeks.map(({ week, views }) => ({
            label: String(calendarWeek(isoDate(week))),
            value: views,
            text: String(views),
          }))}
        />
        {now && (
          <p className="booking-note mt-2">
            {TEXTS.current(calendarWeek(isoDate(now.week)), now.views, now.inquiries)}
          </p>
        )}
      </Card>
      <Card title={TEXTS.fees(data.fees.year)}>
        <BarChart
          title={TEXTS.fees(data.fees.year)}
          columns={[TEXTS.month, TEXTS.amount]}
          now={Number(berlinDay(Date.now()).slice(5, 7)) - 1}
          bars={data.fees.months.map(({ month, net_cents }) => ({
            label: String(Number(month.slice(5, 7))),
            value: net_cents,
            text: formatEuros(cents(net_cents)),
          }))}
        />
        <p className="booking-note mt-2">{TEXTS.feesNote}</p>
      </Card>
    </>
  );
}
