import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { downloadDocument } from "#app/session/download-document.ts";
import { formatDay } from "#domain/format/days.ts";
import { DEFAULT_PERIOD, type PeriodDays } from "#domain/insights/period.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { StackedBars } from "#parts/chart/stacked-bars.tsx";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { LIST_TEXTS } from "#parts/list/texts.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { type Column, Table } from "#ui/table/table.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { FunnelChart } from "./funnel-chart.tsx";
import {
  actorWord,
  answerWord,
  endingWord,
  PERIOD_OPTIONS,
  ANALYTICS_TEXTS as TEXTS,
} from "./texts.ts";

type Analytics = AnswerTo<"GET /admin/analytics">;

/** How people come to a booking, what they miss and how long they wait. */
export function AnalyticsScreen() {
  const [days, setDays] = useState<PeriodDays>(DEFAULT_PERIOD);
  const query = useQuery({
    queryKey: ["admin-analytics", days],
    placeholderData: keepPreviousData,
    queryFn: () => authenticatedApi.call("GET /admin/analytics", { query: { days } }),
  });
  const span = query.data;
  return (
    <div className="dashboard">
      <AdminHead
        title={TEXTS.title}
        note={span && TEXTS.span(formatDay(isoDate(span.from)), formatDay(isoDate(span.to)))}
        actions={
          <Segmented
            label={TEXTS.period}
            options={PERIOD_OPTIONS}
            value={String(days)}
            onChange={(value) => setDays(Number(value) as PeriodDays)}
          />
        }
      />
      <Loaded query={query}>{(data) => <Tables data={data} days={days} />}</Loaded>
    </div>
  );
}

function Tables({ data, days }: { data: Analytics; days: PeriodDays }) {
  return (
    <>
      <div className="admin-columns admin-halves">
        <Section title={TEXTS.funnel} table="funnel" days={days}>
          <div className="panel-padded">
            <FunnelChart funnel={data.funnel} />
          </div>
        </Section>
        <div className="admin-stack">
          <Section title={TEXTS.answers} table="answers" days={days}>
            <div className="panel-padded">
              <AnswerTimes answers={data.answers} />
            </div>
          </Section>
          <Section title={TEXTS.searches} table="searches" days={days}>
            <p className="note px-5 pb-3">
              {data.searches.length === 0 ? TEXTS.noSearches : TEXTS.searchesNote}
            </p>
            {data.searches.length > 0 && (
              <Table
                caption={TEXTS.searches}
                columns={SEARCHES}
                rows={data.searches}
                rowKey={({ term }) => term}
              />
            )}
          </Section>
        </div>
      </div>
      <Section title={TEXTS.categories} table="categories" days={days}>
        <Table
          caption={TEXTS.categories}
          columns={CATEGORIES}
          rows={data.categories}
          rowKey={({ category }) => category}
        />
      </Section>
      <Section title={TEXTS.endings} table="endings" days={days}>
        {data.endings.length === 0 ? (
          <p className="note px-5 pb-5">{TEXTS.noEndings}</p>
        ) : (
          <Table
            caption={TEXTS.endings}
            columns={ENDINGS}
            rows={data.endings}
            rowKey={({ event, actor }) => `${event} ${actor}`}
          />
        )}
      </Section>
    </>
  );
}

type SectionProps = { title: string; table: string; days: PeriodDays; children: ReactNode };

/** A table with its file. */
function Section({ title, table, days, children }: SectionProps) {
  const fetchFile = async () => {
    const path = `/api/v1/admin/analytics.csv?table=${table}&days=${days}`;
    const isThere = await downloadDocument(path, `${table}.csv`);
    if (!isThere) toast.show({ kind: "error", text: LIST_TEXTS.exportFailed });
  };
  return (
    <Card
      title={title}
      isPadded={false}
      actions={
        <Button
          size="sm"
          variant="quiet"
          icon="download"
          aria-label={TEXTS.exportOf(title)}
          onClick={() => void fetchFile()}
        >
          {TEXTS.export}
        </Button>
      }
    >
      {children}
    </Card>
  );
}

const IN_TIME_HOURS = 24;

function AnswerTimes({ answers }: Pick<Analytics, "answers">) {
  const isInTime = (upto: number | null) => upto !== null && upto <= IN_TIME_HOURS;
  const all = answers.reduce((sum, { count }) => sum + count, 0);
  const inTime = answers
    .filter(({ upto_hours }) => isInTime(upto_hours))
    .reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <StackedBars
        title={TEXTS.answers}
        columns={[TEXTS.answer, TEXTS.inTime, TEXTS.late]}
        everyLabel
        bars={answers.map(({ upto_hours, count }) => ({
          label: answerWord(upto_hours),
          values: isInTime(upto_hours) ? [count, 0] : [0, count],
        }))}
      />
      <p className="note mt-2">{TEXTS.answersResult(inTime, all)}</p>
    </>
  );
}

const SEARCHES: readonly Column<Analytics["searches"][number]>[] = [
  { key: "term", label: TEXTS.term, isLead: true, cell: ({ term }) => term },
  { key: "count", label: TEXTS.count, isNumber: true, cell: ({ count }) => count },
];

const CATEGORIES: readonly Column<Analytics["categories"][number]>[] = [
  { key: "category", label: TEXTS.category, isLead: true, cell: ({ label }) => label },
  { key: "speakers", label: TEXTS.speakers, isNumber: true, cell: ({ speakers }) => speakers },
  { key: "views", label: TEXTS.views, isNumber: true, cell: ({ views }) => views },
  { key: "inquiries", label: TEXTS.inquiries, isNumber: true, cell: ({ inquiries }) => inquiries },
  { key: "booked", label: TEXTS.booked, isNumber: true, cell: ({ booked }) => booked },
];

const ENDINGS: readonly Column<Analytics["endings"][number]>[] = [
  { key: "event", label: TEXTS.ending, isLead: true, cell: ({ event }) => endingWord(event) },
  { key: "actor", label: TEXTS.by, cell: ({ actor }) => actorWord(actor) },
  { key: "count", label: TEXTS.count, isNumber: true, cell: ({ count }) => count },
];
