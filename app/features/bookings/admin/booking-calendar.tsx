import "./booking-views.css";
import "#ui/card.css";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { formatMonth } from "#domain/format/months.ts";
import { formatWeekdayShort } from "#domain/format/weekdays.ts";
import {
  addDays,
  berlinDay,
  type IsoDate,
  isIsoDate,
  isoDate,
  weekday,
} from "#domain/time/iso-date.ts";
import { type Month, monthBefore, monthOf } from "#domain/time/month.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Status } from "#ui/badge/badge.tsx";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { BOOKING_STATUS } from "../texts.ts";
import { bookingPath } from "./booking-columns.tsx";
import { type BookingItem, monthQuery } from "./bookings-query.ts";
import { ADMIN_BOOKING_TEXTS as TEXTS } from "./texts.ts";

/** One month of events; weeks on wide windows, only days with events on phones. */
export function BookingCalendar() {
  const [params, setParams] = useSearchParams();
  const today = berlinDay(Date.now());
  const asked = `${params.get("monat") ?? ""}-01`;
  const month = monthOf(isIsoDate(asked) ? asked : today);
  const query = useQuery(monthQuery(month));
  const show = (day: IsoDate) =>
    setParams({ ansicht: "calendar", monat: day.slice(0, 7) }, { preventScrollReset: true });
  return (
    <section className="panel" aria-busy={query.isFetching}>
      <div className="month-head">
        <IconButton
          icon="chevron-left"
          label={TEXTS.monthBefore}
          onClick={() => show(monthBefore(month).first)}
        />
        <h2 className="h3">{formatMonth(month.first)}</h2>
        <IconButton
          icon="chevron-right"
          label={TEXTS.monthAfter}
          onClick={() => show(addDays(month.last, 1))}
        />
      </div>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="note px-5 pb-5">{TEXTS.monthNone}</p>
          ) : (
            <MonthDays month={month} items={items} today={today} />
          )
        }
      </Loaded>
    </section>
  );
}

type MonthDaysProps = { month: Month; items: readonly BookingItem[]; today: IsoDate };

function MonthDays({ month, items, today }: MonthDaysProps) {
  return (
    <>
      <div className="month-weekdays" aria-hidden="true">
        {TEXTS.weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div className="month-days">
        {shownDays(month).map((day) => {
          const here = items.filter(({ event_date }) => event_date === day);
          const isOutside = day < month.first || day > month.last;
          return (
            <div
              key={day}
              className="month-day"
              data-outside={isOutside || undefined}
              data-empty={here.length === 0 || undefined}
              data-today={day === today || undefined}
            >
              <time dateTime={day}>
                <span className="month-day-name">{formatWeekdayShort(day)}, </span>
                {Number(day.slice(8))}.
              </time>
              {here.map((item) => (
                <Link key={item.id} to={bookingPath(item.id)}>
                  <Status shape={BOOKING_STATUS[item.status].shape}>
                    <span className="sr-only">{BOOKING_STATUS[item.status].word}: </span>
                  </Status>
                  {item.event_title}
                </Link>
              ))}
            </div>
          );
        })}
      </div>
    </>
  );
}

/** Whole weeks from Monday on, around the month. */
function shownDays({ first, last }: Month): IsoDate[] {
  const from = addDays(first, 1 - weekday(first));
  const to = addDays(last, 7 - weekday(last));
  const days: IsoDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(isoDate(day));
  return days;
}
