import "../analytics/analytics.css";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { formatDay } from "#domain/format/days.ts";
import { formatNumber } from "#domain/format/numbers.ts";
import { DEFAULT_PERIOD, type PeriodDays } from "#domain/insights/period.ts";
import { calendarWeek } from "#domain/insights/speaker-statistics.ts";
import { berlinDay, isoDate } from "#domain/time/iso-date.ts";
import { StackedBars } from "#parts/chart/stacked-bars.tsx";
import { Loaded } from "#parts/loaded.tsx";
import { BOOKING_STATUS_WORDS } from "#parts/status-labels.ts";
import { Alert } from "#ui/alert.tsx";
import { Card } from "#ui/card.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { GoLiveList, isOpenPoint } from "./go-live-list.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { type Overview, overviewQuery } from "./overview-query.ts";
import { PeriodFigures } from "./period-figures.tsx";
import { PERIOD_OPTIONS, OVERVIEW_TEXTS as TEXTS } from "./texts.ts";
import { WorkList } from "./work-list.tsx";

/** Today's work first, then the figures. */
export function OverviewScreen() {
  const [days, setDays] = useState<PeriodDays>(DEFAULT_PERIOD);
  const overview = useQuery(overviewQuery(days));
  return (
    <div className="dashboard">
      <header>
        <p className="note">{formatDay(berlinDay(Date.now()))}</p>
        <h1 className="h1">{TEXTS.title}</h1>
      </header>
      <Loaded query={overview}>
        {(data) => (
          <>
            {data.admin_factor_from !== null && (
              <Alert variant="notice">
                {TEXTS.adminFactor(formatDay(isoDate(data.admin_factor_from)))}{" "}
                <Link className="link" to="/dashboard/konto">
                  {TEXTS.setUpFactor}
                </Link>
              </Alert>
            )}
            <GoLiveList goLive={data.go_live} />
            <KeyFigures overview={data} />
            <div className="admin-columns">
              <WorkList work={data.work} hasOpenPoints={data.go_live.points.some(isOpenPoint)} />
              <BookedWeeks weeks={data.weeks} />
            </div>
            <section className="admin-stack" aria-labelledby="zeitraum">
              <div className="dashboard-head">
                <h2 id="zeitraum" className="h2">
                  {TEXTS.periodTitle}
                </h2>
                <Segmented
                  label={TEXTS.period}
                  options={PERIOD_OPTIONS}
                  value={String(days)}
                  onChange={(value) => setDays(Number(value) as PeriodDays)}
                />
              </div>
              <PeriodFigures figures={data.figures} />
            </section>
            <Card title={TEXTS.bookings}>
              <ul className="state-links">
                {data.bookings.map(({ status, count }) => (
                  <li key={status}>
                    <Link to={`/admin/bookings?status=${status}`}>
                      <span>{BOOKING_STATUS_WORDS[status]}</span>
                      <strong>{formatNumber(count)}</strong>
                    </Link>
                  </li>
                ))}
              </ul>
            </Card>
          </>
        )}
      </Loaded>
    </div>
  );
}

/** Which way led to a booking, week by week. */
function BookedWeeks({ weeks }: { weeks: Overview["weeks"] }) {
  const now = weeks.at(-1);
  const number = (week: string) => calendarWeek(isoDate(week));
  return (
    <Card title={TEXTS.weeks}>
      <StackedBars
        title={TEXTS.weeks}
        columns={[TEXTS.week, TEXTS.direct, TEXTS.inquiry]}
        bars={weeks.map(({ week, direct, inquiry }) => ({
          label: String(number(week)),
          values: [direct, inquiry],
        }))}
      />
      {now && (
        <p className="note mt-2">
          {TEXTS.thisWeek(number(now.week), now.direct + now.inquiry, now.direct)}
        </p>
      )}
    </Card>
  );
}
