import "./customer-dashboard.css";
import { daysBetween, type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { PersonAvatar } from "#parts/person-avatar.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { eventDay, formatOf, placeOf } from "../list/format-booking.ts";
import type { BookingItem } from "../queries.ts";
import { BOOKING_TEXTS } from "../texts.ts";
import { bookingPath } from "./dashboard-view.ts";
import { DASHBOARD_TEXTS as TEXTS } from "./texts.ts";

type NextEventProps = { booking: BookingItem; today: IsoDate };

/** The confirmed event that comes first, with the days until then. */
export function NextEvent({ booking, today }: NextEventProps) {
  const { speaker, event_title, event_start_time } = booking;
  const days = daysBetween(today, isoDate(booking.event_date));
  return (
    <Card title={TEXTS.next}>
      <div className="next-event">
        <p className="next-event-count">{TEXTS.inDays(days)}</p>
        <h3 className="todo-title">{event_title}</h3>
        <p className="note">
          {eventDay(booking)}, {BOOKING_TEXTS.clock(event_start_time)}
          <br />
          {formatOf(booking)}, {placeOf(booking)}
        </p>
        <p className="next-event-speaker">
          <PersonAvatar name={speaker.name} photo={speaker.profile_image_url} size="sm" />
          {speaker.name}
        </p>
        <ButtonLink variant="line" to={bookingPath(booking.id)}>
          {TEXTS.openBooking}
        </ButtonLink>
      </div>
    </Card>
  );
}
